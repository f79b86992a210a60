import { overdueMails } from '@/domain/leads/overdue.ts';
import type { SiteSwitches } from '@/domain/site/site-parts.ts';
import { allOf, RepeatedWork } from '@/web/platform/repeated-work.ts';
import type { Records } from '@/web/records/database.ts';
import { raiseAlarms, sitesOverdue } from '@/web/records/lead-alarms.ts';
import type { Outbox } from '@/web/records/outbox.ts';

type Parts = {
  records: Pick<Records, 'database'>;
  outbox: Outbox;
  /**
   * The site as content holds it now, or as it was read last; null for none. Rejects where neither
   * can be read.
   */
  siteOf: (slug: string) => Promise<Pick<SiteSwitches, 'options'> | null>;
  sweepEveryMs?: number;
};

/**
 * Sends the dealer a mail when an enquiry becomes overdue (PLUS-10). Every process sweeps; each
 * alarm is written once, with its mails, which the queue then sends like any other delivery.
 * Whether a site wants them, and where, is read at that moment.
 */
export class OverdueAlarm {
  readonly #parts: Parts;
  readonly #work: RepeatedWork;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { sweepEveryMs: everyMs = 15_000 } = parts;
    this.#work = new RepeatedWork(() => this.sweep(), { everyMs, failure: 'overdue-not-looked-at' });
  }

  /** Sweeps now and again until `stop`. */
  work = (): void => this.#work.start();
  stop = (): Promise<void> => this.#work.stop();

  /** Raises the alarms of all sites. Rejects with the last reason where one of them failed; the others are done. */
  async sweep(): Promise<void> {
    await allOf(await sitesOverdue(this.#parts.records.database), (slug) => this.#sweepSite(slug));
  }

  async #sweepSite(slug: string): Promise<void> {
    const { records, outbox, siteOf } = this.#parts;
    const options = (await siteOf(slug))?.options;
    await raiseAlarms(records.database, outbox, slug, (found) =>
      options?.leadOverdueMail === 'on' ? overdueMails(found, options.leadAssignees) : [],
    );
  }
}
