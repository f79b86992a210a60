/** One JSON line to stderr. Values must not hold secrets or anything a shopper typed. */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: Record<string, unknown> = {}): void {
  // Not process.stderr: Next also compiles instrumentation.ts for its edge runtime, which has none.
  console.error(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }));
}

export const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));
