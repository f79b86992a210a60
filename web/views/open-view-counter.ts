import type { Records } from '@/web/records/database.ts';
import { addViews, pruneViews } from '@/web/records/vehicle-views.ts';
import { ViewCounter } from './view-counter.ts';

/** Opens a counter that writes to the records; connects only when there is something to add. */
export function openViewCounter({ database }: Pick<Records, 'database'>): ViewCounter {
  const counter = new ViewCounter({
    add: (counts, now) => addViews(database, counts, now),
    prune: (now) => pruneViews(database, now),
  });
  counter.start();
  return counter;
}
