/** One JSON line on stderr per event; stdout belongs to the word `ready`. */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: Record<string, unknown> = {}): void {
  const line = { time: new Date().toISOString(), level, service: 'media', event, ...fields };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
