/** The provider's clock, which a developer can move forward: sessions and authorisations run out by it. Webhooks are signed with real time. */
export class Clock {
  #aheadMs = 0;

  /** Seconds since 1970. */
  now(): number {
    return Math.floor((Date.now() + this.#aheadMs) / 1000);
  }

  get aheadSeconds(): number {
    return Math.round(this.#aheadMs / 1000);
  }

  forward(seconds: number): void {
    this.#aheadMs += seconds * 1000;
  }

  reset(): void {
    this.#aheadMs = 0;
  }
}
