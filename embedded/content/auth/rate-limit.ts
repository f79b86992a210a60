/** Keys; more than a quarter of an hour can add, with three a sign-in and 40 passwords checked a second. */
const MAX = 200_000;

interface Window {
  count: number;
  ends: number;
}

/** Counts failures per key in fixed windows; the memory it holds is bounded. */
export class RateLimit {
  readonly #milliseconds: number;
  readonly #windows = new Map<string, Window>();

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
  }

  /** Seconds to wait before this key may try again; 0: it may now. */
  wait(key: string, limit: number): number {
    const window = this.#current(key);
    return window && window.count >= limit ? Math.ceil((window.ends - Date.now()) / 1000) : 0;
  }

  fail(key: string): void {
    const window = this.#current(key);
    if (window) window.count += 1;
    else this.#windows.set(key, { count: 1, ends: Date.now() + this.#milliseconds });
    if (this.#windows.size > MAX) this.#sweep();
  }

  /** Takes one failure back. */
  forgive(key: string): void {
    const window = this.#current(key);
    if (window) window.count -= 1;
  }

  succeed(key: string): void {
    this.#windows.delete(key);
  }

  #current(key: string): Window | undefined {
    const window = this.#windows.get(key);
    return window && window.ends > Date.now() ? window : undefined;
  }

  #sweep(): void {
    for (const [key, window] of this.#windows) if (window.ends <= Date.now()) this.#windows.delete(key);
    for (const key of this.#windows.keys()) {
      if (this.#windows.size <= MAX) return;
      this.#windows.delete(key);
    }
  }
}
