import type { SearchedWords } from '@/domain/stock/search/search-phrase.ts';
import type { TermCount } from '@/web/records/search-terms.ts';

type Options = {
  /** Keeps what was counted; rejects while the records are away. */
  keep: (counts: TermCount[], now: number) => Promise<void>;
  now?: () => number;
  flushMs?: number;
};

/** The last words of one shopper, while they may still be typed on. */
type Visit = SearchedWords & { site: string; atMs: number; isCounted: boolean; sinceMs: number; phrases: number };

/** Words that nobody typed on for so long are what was searched for. */
const settledMs = 5_000;
const visitMs = 600_000;
/** Different words that count of one sender within a visit. */
const mostPhrases = 30;
const mostVisits = 2_000;
const mostTerms = 300;

/**
 * Counts what shoppers search for, and keeps the counts in the records every half minute. Of words that are typed letter by letter only
 * the last count, and the same words again, with a filter or on the next page, are no second search. Senders stand in memory alone, for
 * about ten minutes. Everything is bounded: a flood is not counted.
 */
export class SearchCounter {
  readonly #options: Options;
  readonly #now: () => number;
  readonly #visits = new Map<string, Visit>();
  #counts = new Map<string, Map<string, TermCount>>();
  #timer: NodeJS.Timeout | null = null;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** A shopper (`sender`: by what they are told apart) got the results of these words. */
  take(site: string, sender: string, searched: SearchedWords): void {
    const now = this.#now();
    const key = `${site} ${sender}`;
    const former = this.#visits.get(key);
    const last = former && now - former.sinceMs < visitMs ? former : null;
    this.#visits.delete(key);
    if (former && !last) this.#count(former);
    if (last && (last.phrase === searched.phrase || last.phrases >= mostPhrases)) {
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

  /** Keeps all that is settled; what could not be kept is tried again with the next. */
  async flush(): Promise<void> {
    const now = this.#now();
    for (const [key, visit] of this.#visits) {
      const isOver = now - visit.sinceMs >= visitMs;
      if (isOver || now - visit.atMs >= settledMs) this.#count(visit);
      if (isOver) this.#visits.delete(key);
    }
    const counts = [...this.#counts.values()].flatMap((terms) => [...terms.values()]);
    if (counts.length === 0) return;
    this.#counts = new Map();
    try {
      await this.#options.keep(counts, now);
    } catch (error) {
      for (const count of counts) this.#add(count);
      throw error;
    }
  }

  /** Flushes by itself from now on; `failed` hears why one did not work. */
  start(failed: (error: unknown) => void): void {
    this.#timer ??= setInterval(() => void this.flush().catch(failed), this.#options.flushMs ?? 30_000).unref();
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    for (const visit of this.#visits.values()) this.#count(visit);
    this.#visits.clear();
    await this.flush().catch(() => undefined);
  }

  #forgetOldest(): void {
    const [oldest] = this.#visits;
    if (this.#visits.size <= mostVisits || !oldest) return;
    this.#count(oldest[1]);
    this.#visits.delete(oldest[0]);
  }

  #count(visit: Visit): void {
    if (visit.isCounted) return;
    visit.isCounted = true;
    this.#add({ site: visit.site, phrase: visit.phrase, searches: 1, nothing: visit.foundNothing ? 1 : 0 });
  }

  #add({ site, phrase, searches, nothing }: TermCount): void {
    const terms = this.#counts.get(site) ?? new Map<string, TermCount>();
    this.#counts.set(site, terms);
    const known = terms.get(phrase);
    if (!known && terms.size >= mostTerms) return;
    terms.set(phrase, {
      site,
      phrase,
      searches: (known?.searches ?? 0) + searches,
      nothing: (known?.nothing ?? 0) + nothing,
    });
  }
}

/** Whether the one is the other with letters added or taken away at its end. */
const isTypedOn = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);
