/** Put in by the studio's build (sanity.cli.ts): the switches and options that some code reads. */
declare const FORECOURT_READ_SWITCHES: readonly string[] | undefined;

/** Whether setting a switch or an option changes anything yet; staff are not shown the others. Outside of a build all count as read. */
export const isRead = (key: string): boolean =>
  typeof FORECOURT_READ_SWITCHES === 'undefined' || FORECOURT_READ_SWITCHES.includes(key);
