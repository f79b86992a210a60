/** Set by the studio's build (sanity.cli.ts): the switches and options that code reads. */
declare const FORECOURT_READ_SWITCHES: readonly string[] | undefined;

/**
 * Whether any code reads a switch or option; staff do not see the others. True for all outside of a
 * build.
 */
export const isRead = (key: string): boolean =>
  typeof FORECOURT_READ_SWITCHES === 'undefined' || FORECOURT_READ_SWITCHES.includes(key);
