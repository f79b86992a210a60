/** How many answers a page keeps, and for how long, milliseconds: going back is at once, and no price is old for long (SRCH-23). */
const most = 10;
const freshForMs = 60_000;

/** Answers by address; the oldest goes first. */
export class RecentAnswers {
  readonly #answers = new Map<string, { html: string; at: number }>();

  find(address: string, now: number): string | null {
    const answer = this.#answers.get(address);
    return answer && now - answer.at < freshForMs ? answer.html : null;
  }

  keep(address: string, html: string, now: number): void {
    this.#answers.delete(address);
    this.#answers.set(address, { html, at: now });
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > most && oldest !== undefined) this.#answers.delete(oldest);
  }
}
