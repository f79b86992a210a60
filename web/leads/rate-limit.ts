/** How many senders are remembered at most; the ones heard of longest ago are forgotten first. */
const mostSenders = 20_000;

/** At most so many enquiries of one sender in a span of time (FORM-13), counted by this process. */
export class RateLimit {
  readonly #most: number;
  readonly #withinMs: number;
  readonly #moments = new Map<string, number[]>();

  constructor({ most, withinMs }: { most: number; withinMs: number }) {
    this.#most = most;
    this.#withinMs = withinMs;
  }

  /** Counts one and says whether it is still within the limit; `now` in epoch milliseconds. */
  take(sender: string, now: number): boolean {
    const recent = (this.#moments.get(sender) ?? []).filter((moment) => now - moment < this.#withinMs);
    this.#moments.delete(sender);
    const allowed = recent.length < this.#most;
    this.#moments.set(sender, allowed ? [...recent, now] : recent);
    const [oldest] = this.#moments.keys();
    if (this.#moments.size > mostSenders && oldest !== undefined) this.#moments.delete(oldest);
    return allowed;
  }
}
