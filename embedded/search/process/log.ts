type Level = 'info' | 'warn' | 'error';

/** One JSON line to stderr. */
export function log(level: Level, event: string, details: Record<string, unknown> = {}): void {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...details })}\n`);
}

export const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));
