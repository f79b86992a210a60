/** One JSON line on stderr per event; stdout belongs to the word `ready`. Nothing that arrived is in it. */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: Record<string, unknown> = {}): void {
  const line = { time: new Date().toISOString(), level, service: 'sandbox', event, ...fields };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

/** What kind of error it is; its message may repeat those of a mail. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}
