export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The system's code of an error, such as ENOENT; empty where it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
