import type { QueueClient } from './queue-client.ts';

/**
 * Picks the next client by virtual time (start-time fair queueing): each piece of work adds one to the time of its client and its site.
 * A new client begins at the present, so that idle clients save up nothing, and a client is not penalised for work it ran without competition.
 */
export class FairScheduler {
  readonly #times: Record<keyof QueueClient, Map<string, number>> = { site: new Map(), client: new Map() };
  #present = 0;

  /** The one whose client and site are both least ahead; equals in their order. Its turn is counted. */
  next<One extends QueueClient>(waiting: readonly One[]): One | undefined {
    const [first, ...others] = waiting;
    if (!first) return undefined;
    const found = others.reduce((best, one) => (this.#isSooner(one, best) ? one : best), first);
    this.#count(found);
    return found;
  }

  #isSooner(one: QueueClient, other: QueueClient): boolean {
    const [late, otherLate] = [this.#late(one), this.#late(other)];
    return late === otherLate ? this.#time('client', one) < this.#time('client', other) : late < otherLate;
  }

  #late(client: QueueClient): number {
    return Math.max(this.#time('site', client), this.#time('client', client));
  }

  #time(by: keyof QueueClient, client: QueueClient): number {
    return Math.max(this.#present, this.#times[by].get(client[by]) ?? 0);
  }

  #count(client: QueueClient): void {
    this.#present = this.#late(client);
    for (const by of ['site', 'client'] as const) {
      this.#times[by].set(client[by], this.#time(by, client) + 1);
      // Who is not ahead of the present is as good as new.
      for (const [name, time] of this.#times[by]) if (time <= this.#present) this.#times[by].delete(name);
    }
  }
}
