export type Log = (level: 'info' | 'warn' | 'error', event: string, fields?: Record<string, unknown>) => void;

/** One JSON line on stderr for each event of a service; stdout belongs to the word `ready`. */
export const logOf =
  (service: string): Log =>
  (level, event, fields = {}) => {
    const line = { time: new Date().toISOString(), level, service, event, ...fields };
    process.stderr.write(`${JSON.stringify(line)}\n`);
  };

export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
