/** The error without its data: a database's own message repeats the values of the statement. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, routine, constraint } = databaseFault(error) ?? {};
  if (code || 'params' in error) return ['database', code, routine, constraint].filter(Boolean).join(' ');
  return error.message;
}

type DatabaseFault = { code: string; routine?: string; constraint?: string };

/** PostgreSQL's own error, by itself or below the one of drizzle, which quotes the whole statement. */
function databaseFault(error: Error): DatabaseFault | null {
  const { cause } = error;
  if ('params' in error) return cause instanceof Error ? (databaseFault(cause) ?? codeOf(cause)) : null;
  return 'severity' in error && 'routine' in error ? codeOf(error) : null;
}

const codeOf = (error: Error): DatabaseFault | null =>
  'code' in error ? (error as Error & DatabaseFault) : { code: error.name };
