import type { SearchedWords } from '@/domain/stock/search/search-phrase.ts';
import { type BufferOptions, CountBuffer } from '@/web/platform/count-buffer.ts';
import type { TermCount } from '@/web/records/search-terms.ts';

/** The last search text of one shopper, while they may still be typed on. */
type Visit = SearchedWords & { site: string; atMs: number; isCounted: boolean; sinceMs: number; phrases: number };

/** A text that was not changed for so long is a search. */
const settledMs = 5_000;
const visitMs = 600_000;
/** Different texts that count of one sender within a visit. */
const maxPhrases = 30;
const maxVisits = 2_000;
const maxTerms = 300;

/**
 * Counts what shoppers search for. Of a text that is typed letter by letter only the last state
 * counts, and the same text again, with a filter or on the next page, do not count as a second search. Senders
 * are in memory alone, for about ten minutes. Everything is bounded.
 */
export class SearchCounter {
  readonly #now: () => number;
  readonly #visits = new Map<string, Visit>();
  readonly #counts: CountBuffer<TermCount>;

  constructor(options: BufferOptions<TermCount>) {
    this.#now = options.now ?? Date.now;
    this.#counts = new CountBuffer(options, {
      keyOf: ({ phrase }) => phrase,
      groupOf: ({ site }) => site,
      maxOf: () => maxTerms,
      merge: (existing, { searches, nothing }) => ({
        ...existing,
        searches: existing.searches + searches,
        nothing: existing.nothing + nothing,
      }),
    });
  }

  /** A shopper (`sender`: their key) got the results of this text. */
  take(site: string, sender: string, searched: SearchedWords): void {
    const now = this.#now();
    const key = `${site} ${sender}`;
    const former = this.#visits.get(key);
    const last = former && now - former.sinceMs < visitMs ? former : null;
    this.#visits.delete(key);
    if (former && !last) this.#count(former);
    if (last && (last.phrase === searched.phrase || last.phrases >= maxPhrases)) {
      this.#visits.set(key, { ...last, atMs: now });
      return;
    }
    const isFresh = last !== null && !last.isCounted && now - last.atMs < settledMs;
    const isTyping = isFresh && isTypedOn(last.phrase, searched.phrase);
    if (last && !isTyping) this.#count(last);
    const phrases = (last?.phrases ?? 0) + (isTyping ? 0 : 1);
    this.#visits.set(key, { ...searched, site, atMs: now, isCounted: false, sinceMs: last?.sinceMs ?? now, phrases });
    this.#forgetOldest();
  }

  /** Adds all that is settled to the records. */
  flush(): Promise<void> {
    const now = this.#now();
    for (const [key, visit] of this.#visits) {
      const isOver = now - visit.sinceMs >= visitMs;
      if (isOver || now - visit.atMs >= settledMs) this.#count(visit);
      if (isOver) this.#visits.delete(key);
    }
    return this.#counts.flush();
  }

  /** Flushes by itself from now on. */
  start(): void {
    this.#counts.start('searches-not-counted', () => this.flush());
  }

  stop(): Promise<void> {
    for (const visit of this.#visits.values()) this.#count(visit);
    this.#visits.clear();
    return this.#counts.stop();
  }

  #forgetOldest(): void {
    const [oldest] = this.#visits;
    if (this.#visits.size <= maxVisits || !oldest) return;
    this.#count(oldest[1]);
    this.#visits.delete(oldest[0]);
  }

  #count(visit: Visit): void {
    if (visit.isCounted) return;
    visit.isCounted = true;
    const { site, phrase, foundNothing } = visit;
    this.#counts.count({ site, phrase, searches: 1, nothing: foundNothing ? 1 : 0 });
  }
}

/** Whether the one is the other with letters added or taken away at its end. */
const isTypedOn = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

declare module '@/web/platform/services.ts' {
  interface Services {
    /** What shoppers search for; null without records. */
    searches: SearchCounter | null;
  }
}
