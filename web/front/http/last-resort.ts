import { log, reason } from '@/web/platform/log.ts';

/**
 * A listener that cannot take the process down: what it throws, at once or later, is logged, and
 * `rescue` responds to the client. Node ends the process otherwise, with every dealer's site in it.
 */
export function guarded<Args extends unknown[]>(
  event: string,
  listener: (...args: Args) => unknown,
  rescue: (...args: Args) => void,
): (...args: Args) => void {
  const failed = (error: unknown, args: Args) => {
    log('error', `${event}-failed`, { reason: reason(error) });
    try {
      rescue(...args);
    } catch (second) {
      log('error', `${event}-unanswered`, { reason: reason(second) });
    }
  };
  return (...args) => {
    try {
      const result = listener(...args);
      if (result instanceof Promise) result.catch((error: unknown) => failed(error, args));
    } catch (error) {
      failed(error, args);
    }
  };
}

/** Logs what no listener here covers: timers, sockets of libraries, promises without a handler. */
export function surviveTheUnforeseen(): void {
  // The reader of the log may be gone: to log that would fail again, without end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => log('error', 'unforeseen', { event, reason: reason(error) }));
  }
}
