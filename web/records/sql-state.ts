/** PostgreSQL's code of an error (SQLSTATE), also of one that wraps it; empty for another. */
export function sqlStateOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : sqlStateOf(error.cause);
}

/** A value that no column takes: what is beside it can be written. */
export const isDataError = (error: unknown): boolean => sqlStateOf(error).startsWith('22');
