import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Records } from '@/web/records/database.ts';
import { makeDay } from '@/web/records/figure-days.ts';
import { addFigures, type SiteBatch } from '@/web/records/figures.ts';
import { sqlStateOf } from '@/web/records/sql-state.ts';
import { dayOf } from '@/web/records/utc-day.ts';
import { type DeliverVisit, type PassedVisit, VisitQueue } from '@/web/records/visit-queue.ts';
import { FigureWriter } from './figure-writer.ts';
import { passedVisits } from './pass-on.ts';
import { Pruning } from './pruning.ts';
import { type ReadSite, SiteReceivers } from './site-receivers.ts';

/** Of one network on one site: a showroom's shoppers share an address. In memory alone, for a minute. */
const maxBatches = { points: 120, duration: 60 };

type Sent = { batch: SiteBatch; visits: readonly (PassedVisit & { batch: string })[] };

export type Figures = {
  /** `agent`: which browser, as it calls itself; it is stored nowhere but with what is passed on to advertisers. */
  add(batch: SiteBatch, agent?: string): Promise<void>;
  /** Passes on what shoppers allowed from now on. */
  work(deliver: DeliverVisit): void;
  /** Whether a network may send one more. */
  mayAdd(sender: string): Promise<boolean>;
  stop(): Promise<void>;
};

/** Figures into the records from now on. Once an hour, and first with `work`, what is older than a site's retention goes. */
export function openFigures(
  { database, url }: Pick<Records, 'database' | 'url'>,
  readSite: ReadSite,
  now: () => number = Date.now,
): Figures {
  const made = new Set<string>();
  const makeDays = async (days: readonly string[]) => {
    for (const day of days.filter((one) => !made.has(one))) {
      await makeDay(database, day);
      made.add(day);
    }
  };
  const queue = new VisitQueue({ url });
  const receivers = new SiteReceivers(readSite, now);
  const writer = new FigureWriter<Sent>({
    shareOf: ({ batch }) => batch.site,
    write: async (sent) => {
      const batches = sent.map(({ batch }) => batch);
      const visits = sent.flatMap((one) => one.visits);
      await makeDays([...new Set(batches.map(({ arrivedAt }) => dayOf(arrivedAt)))]);
      await inTwoTries(() =>
        visits.length === 0
          ? addFigures(database, batches)
          : database.transaction(async (within) => {
              const stored = new Set((await addFigures(within, batches)).map(({ site, batch }) => `${site} ${batch}`));
              // One that was stored before was passed on then.
              const first = visits.filter(({ site, batch }) => stored.has(`${site} ${batch}`));
              if (first.length > 0) await queue.enqueue(within, first);
            }),
      );
    },
  });
  const limiter = new RateLimiterMemory(maxBatches);
  const pruning = new Pruning({ database, makeDays, readSite, now });
  return {
    add: async (batch, agent = '') => {
      const named = batch.passOn ? await receivers.of(batch.site) : null;
      const visits = named ? passedVisits(batch, agent).filter(({ to }) => named.has(to)) : [];
      await writer.add({ batch, visits });
    },
    work: (deliver) => {
      pruning.start();
      void queue.work(deliver);
    },
    mayAdd: (sender) =>
      limiter.consume(sender).then(
        () => true,
        () => false,
      ),
    async stop() {
      pruning.stop();
      await writer.stop();
      await queue.stop();
    },
  };
}

/** Two processes may have waited for each other: the one that PostgreSQL refused writes again. */
async function inTwoTries(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (sqlStateOf(error) !== '40P01') throw error;
    await write();
  }
}

declare module '@/web/platform/services.ts' {
  interface Services {
    /** First-party figures; null without records. */
    figures: Figures | null;
  }
}
