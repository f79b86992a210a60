import { minMinutes } from './stock-source.ts';

/** `refused`: it came, and would have taken away too much; `failed`: it did not come, or was not a feed. */
export type FetchOutcome = 'imported' | 'unchanged' | 'refused' | 'failed';

/** A fetch as the studio reads it. */
export type StoredFetch = {
  id: number;
  outcome: FetchOutcome;
  reason: string;
  bytes: number;
  byHand: boolean;
  /** ISO 8601. */
  at: string;
};

/** A site's source as the studio reads it. */
export type StoredSource = {
  address: string;
  everyMinutes: number;
  fault: string;
  outcome: FetchOutcome | null;
  /** How many vehicles would have left by the file that was refused last; 0 where none was. */
  refusedLeaving: number;
  /** Whether a fetch that staff wanted is still to come. */
  isRequested: boolean;
};

export type SourceReport = { source: StoredSource | null; fetches: StoredFetch[] };

/**
 * Milliseconds for which validators are trusted: after that a file is read again, because a
 * vehicle's document is made of more than it.
 */
export const maxUnchangedMs = 86_400_000;

export type SourceTimes = {
  fetchedAt: Date | null;
  requestedAt: Date | null;
  outcome: FetchOutcome | null;
};

/** Whether a source is to be fetched by now. What failed is tried again soon, however rare its schedule is. */
export function isDue({ fetchedAt, requestedAt, outcome }: SourceTimes, everyMinutes: number, now: Date): boolean {
  if (!fetchedAt || (requestedAt && requestedAt > fetchedAt)) return true;
  const wait = outcome === 'failed' ? minMinutes : everyMinutes;
  return now.getTime() - fetchedAt.getTime() >= wait * 60_000;
}
