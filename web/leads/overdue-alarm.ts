import { setTimeout as pause } from 'node:timers/promises';
import { overdueMails } from '@/domain/leads/overdue.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { log, reason } from '@/web/front/log.ts';
import type { Records } from '@/web/records/database.ts';
import type { Outbox } from '@/web/records/keep-lead.ts';
import { raiseAlarms, sitesOverdue } from '@/web/records/lead-alarms.ts';

type Parts = {
  records: Pick<Records, 'database'>;
  outbox: Outbox;
  /** The site as content says it now, or said it last; null for none. Rejects where that cannot be known. */
  siteOf: (slug: string) => Promise<Pick<ResolvedSite, 'options'> | null>;
  lookEveryMs?: number;
};

/**
 * Sends the dealer a mail when an enquiry becomes overdue (PLUS-10). Every process looks; each alarm is written once, with its mails, which
 * the queue then sends like any other delivery. A site is asked at that moment whether it wants them, and where.
 */
export class OverdueAlarm {
  readonly #parts: Parts;
  readonly #stopping = new AbortController();
  #working: Promise<void> = Promise.resolve();
  #failures = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Looks now and again until `stop`. */
  work(): void {
    this.#working = this.#loop();
  }

  async #loop(): Promise<void> {
    const { lookEveryMs = 15_000 } = this.#parts;
    while (!this.#stopping.signal.aborted) {
      await pause(lookEveryMs, undefined, { signal: this.#stopping.signal, ref: false }).catch(() => undefined);
      if (this.#stopping.signal.aborted) return;
      await this.look().then(
        () => {
          this.#failures = 0;
        },
        (error: unknown) => this.#failed(error),
      );
    }
  }

  /** What became overdue by now on every site. Rejects with the last reason where a site could not be seen to; the others are. */
  async look(): Promise<void> {
    const { records } = this.#parts;
    let failure: unknown = null;
    for (const slug of await sitesOverdue(records.database))
      await this.#lookAt(slug).catch((error: unknown) => {
        failure = error;
      });
    if (failure !== null) throw failure;
  }

  async #lookAt(slug: string): Promise<void> {
    const { records, outbox, siteOf } = this.#parts;
    const options = (await siteOf(slug))?.options;
    await raiseAlarms(records.database, outbox, slug, (found) =>
      options?.leadOverdueMail === 'on' ? overdueMails(found, options.leadAssignees) : [],
    );
  }

  #failed(error: unknown): void {
    if (this.#failures % 20 === 0) log('warn', 'overdue-not-looked-at', { reason: reason(error) });
    this.#failures += 1;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#working;
  }
}
