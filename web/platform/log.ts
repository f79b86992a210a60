import { redacted } from './redaction.ts';

export { reason } from './reason.ts';

/** One JSON line to stderr. Whatever it is given, nothing of it that a shopper typed or that opens something is written (redaction.ts). */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: Record<string, unknown> = {}): void {
  const line = { time: new Date().toISOString(), level, event, ...(redacted(fields) as Record<string, unknown>) };
  // Not process.stderr: Next also compiles instrumentation.ts for its edge runtime, which has none.
  console.error(JSON.stringify(line));
}
