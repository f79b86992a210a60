import { setTimeout as pause } from 'node:timers/promises';
import { log, reason } from './log.ts';

type Options = { everyMs: number /** Names a failure in the log. */; failure: string };

/** Work that a process does now and again until it stops; of failures in a row each twentieth is logged. */
export class RepeatedWork {
  readonly #run: () => Promise<void>;
  readonly #options: Options;
  readonly #stopping = new AbortController();
  #working: Promise<void> = Promise.resolve();

  constructor(run: () => Promise<void>, options: Options) {
    this.#run = run;
    this.#options = options;
  }

  start(): void {
    this.#working = this.#loop();
  }

  async #loop(): Promise<void> {
    const { everyMs, failure } = this.#options;
    for (let failures = 0; ; ) {
      await pause(everyMs, undefined, { signal: this.#stopping.signal, ref: false }).catch(() => undefined);
      if (this.#stopping.signal.aborted) return;
      try {
        await this.#run();
        failures = 0;
      } catch (error) {
        if (failures % 20 === 0) log('warn', failure, { reason: reason(error) });
        failures += 1;
      }
    }
  }

  /** Lets a run that is under way end. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#working;
  }
}

/** Runs every part; rejects with the last reason where one failed, after all others were done. */
export async function allOf<Part>(parts: readonly Part[], run: (part: Part) => Promise<void>): Promise<void> {
  let failed: { reason: unknown } | null = null;
  for (const part of parts)
    await run(part).catch((error: unknown) => {
      failed = { reason: error };
    });
  if (failed) throw (failed as { reason: unknown }).reason;
}
