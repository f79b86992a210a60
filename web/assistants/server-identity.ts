/** Of the tools together; a change of one is a change of it. */
export const serverVersion = '0.1.0';

/** The part of the name that is the same at every dealer. */
export const serverSuffix = 'forecourt';

/**
 * The name of a dealer's server by its host, `au.com.dealer/forecourt`: its card carries the same.
 */
export const serverName = (origin: string): string =>
  `${new URL(origin).hostname.split('.').toReversed().join('.')}/${serverSuffix}`;
