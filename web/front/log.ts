/** One JSON line to stderr. Values must not hold secrets or anything a shopper typed. */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: Record<string, unknown> = {}): void {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
}

export const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));
