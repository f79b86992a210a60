import type { Asker } from '@/web/platform/fair-queue.ts';

/**
 * Whose turn it is, by virtual time (start-time fair queueing): each piece of work moves the time of its client and of its site on by one, and
 * a new client begins at the present, so that none saves up turns and none pays for turns that it had while it waited alone.
 */
export class Turns {
  readonly #times: Record<keyof Asker, Map<string, number>> = { site: new Map(), client: new Map() };
  #present = 0;

  /** The one whose client and site are both least ahead; equals in their order. Its turn is counted. */
  next<One extends Asker>(waiting: readonly One[]): One | undefined {
    const [first, ...others] = waiting;
    if (!first) return undefined;
    const found = others.reduce((best, one) => (this.#isSooner(one, best) ? one : best), first);
    this.#count(found);
    return found;
  }

  #isSooner(one: Asker, other: Asker): boolean {
    const [late, otherLate] = [this.#late(one), this.#late(other)];
    return late === otherLate ? this.#time('client', one) < this.#time('client', other) : late < otherLate;
  }

  #late(asker: Asker): number {
    return Math.max(this.#time('site', asker), this.#time('client', asker));
  }

  #time(by: keyof Asker, asker: Asker): number {
    return Math.max(this.#present, this.#times[by].get(asker[by]) ?? 0);
  }

  #count(asker: Asker): void {
    this.#present = this.#late(asker);
    for (const by of ['site', 'client'] as const) {
      this.#times[by].set(asker[by], this.#time(by, asker) + 1);
      // Who is not ahead of the present is as good as new.
      for (const [name, time] of this.#times[by]) if (time <= this.#present) this.#times[by].delete(name);
    }
  }
}
