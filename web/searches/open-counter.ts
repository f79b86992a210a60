import { log, reason } from '@/web/front/log.ts';
import type { Records } from '@/web/records/database.ts';
import { addTerms, pruneTerms } from '@/web/records/search-terms.ts';
import { SearchCounter } from './search-counter.ts';

const dayMs = 86_400_000;

/** Counts into the records from now on, and forgets there once a day what is old. Nothing connects before there is something to keep. */
export function openSearchCounter(records: Pick<Records, 'database'>): SearchCounter {
  let pruned = 0;
  const counter = new SearchCounter({
    keep: async (counts, now) => {
      await addTerms(records.database, counts, now);
      if (now - pruned < dayMs) return;
      pruned = now;
      await pruneTerms(records.database, now);
    },
  });
  counter.start((error) => log('warn', 'searches-not-counted', { reason: reason(error) }));
  return counter;
}
