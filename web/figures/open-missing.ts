import type { Records } from '@/web/records/database.ts';
import { addMissing, pruneMissing } from '@/web/records/missing-pages.ts';
import { MissingCounter } from './missing-counter.ts';

/** Counts into the records from now on. Nothing connects before there is something to add. */
export function openMissingCounter({ database }: Pick<Records, 'database'>): MissingCounter {
  const counter = new MissingCounter({
    add: (counts, now) => addMissing(database, counts, now),
    prune: (now) => pruneMissing(database, now),
  });
  counter.start();
  return counter;
}

declare module '@/web/platform/services.ts' {
  interface Services {
    /** Addresses that lead nowhere; null without records. */
    missing: MissingCounter | null;
  }
}
