/**
 * Number of cached responses and their lifetime in milliseconds: Back is instant, and no price is
 * old for long (SRCH-23).
 */
const max = 10;
const freshForMs = 60_000;

/** Responses by address; the oldest goes first. */
export class RecentResponses {
  readonly #responses = new Map<string, { html: string; at: number }>();

  find(address: string, now: number): string | null {
    const response = this.#responses.get(address);
    return response && now - response.at < freshForMs ? response.html : null;
  }

  store(address: string, html: string, now: number): void {
    this.#responses.delete(address);
    this.#responses.set(address, { html, at: now });
    const [oldest] = this.#responses.keys();
    if (this.#responses.size > max && oldest !== undefined) this.#responses.delete(oldest);
  }
}
