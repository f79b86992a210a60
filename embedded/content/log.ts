/** One JSON line on stderr per event; stdout belongs to the word `ready`. */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: Record<string, unknown> = {}): void {
  process.stderr.write(
    `${JSON.stringify({ time: new Date().toISOString(), level, service: 'content', event, ...fields })}\n`,
  );
}

export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
