import type { Records } from '@/web/records/database.ts';
import { addTerms, pruneTerms } from '@/web/records/search-terms.ts';
import { SearchCounter } from './search-counter.ts';

/** Counts into the records from now on. Nothing connects before there is something to add. */
export function openSearchCounter({ database }: Pick<Records, 'database'>): SearchCounter {
  const counter = new SearchCounter({
    add: (counts, now) => addTerms(database, counts, now),
    prune: (now) => pruneTerms(database, now),
  });
  counter.start();
  return counter;
}
