import type { Log } from './log.ts';

/** What a service does with errors that nothing caught: Node would end its process. */
type LastResort = {
  /**
   * A listener that cannot take the process down: what it throws, at once or later, is logged, and
   * `rescue` responds to the client.
   */
  guarded<Args extends unknown[]>(
    event: string,
    listener: (...args: Args) => unknown,
    rescue: (...args: Args) => void,
  ): (...args: Args) => void;
  /** Logs what no listener covers: timers, sockets of libraries, promises without a handler. */
  surviveTheUnforeseen(): void;
};

/** `reason`: what the log may repeat of an error. */
export function lastResort(log: Log, reason: (error: unknown) => string): LastResort {
  return {
    guarded: (event, listener, rescue) => {
      const failed = (error: unknown, args: Parameters<typeof rescue>) => {
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
    },
    surviveTheUnforeseen: () => {
      // The reader of the log may be gone: to log that would fail again, without end.
      for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
      for (const event of ['uncaughtException', 'unhandledRejection'] as const)
        process.on(event, (error: unknown) => log('error', 'unforeseen', { event, reason: reason(error) }));
    },
  };
}
