import { log, reason } from '@/web/front/log.ts';
import type { Records } from '@/web/records/database.ts';
import { addViews, pruneViews } from '@/web/records/vehicle-views.ts';
import { ViewCounter } from './view-counter.ts';

const dayMs = 86_400_000;

/** Counts into the records from now on, and forgets there once a day what is old. Nothing connects before there is something to add. */
export function openViewCounter({ database }: Pick<Records, 'database'>): ViewCounter {
  let pruned = 0;
  const counter = new ViewCounter({
    add: async (counts, now) => {
      await addViews(database, counts, now);
      if (now - pruned < dayMs) return;
      pruned = now;
      await pruneViews(database, now);
    },
  });
  counter.start((error) => log('warn', 'views-not-counted', { reason: reason(error) }));
  return counter;
}
