/** A line of bounded length in front of work that few may do at once. */
export class Turns {
  readonly #atOnce: number;
  readonly #longest: number;
  readonly #waiting: (() => void)[] = [];
  #active = 0;

  constructor(atOnce: number, longest: number) {
    this.#atOnce = atOnce;
    this.#longest = longest;
  }

  /** Waits for a turn and returns what ends it; null when too many wait, or when `gone` says so meanwhile. */
  async take(gone: AbortSignal): Promise<(() => void) | null> {
    if (this.#active < this.#atOnce) this.#active += 1;
    else if (gone.aborted || this.#waiting.length >= this.#longest || !(await this.#wait(gone))) return null;
    let ended = false;
    return () => {
      if (!ended) this.#end();
      ended = true;
    };
  }

  #wait(gone: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const go = () => {
        gone.removeEventListener('abort', leave);
        resolve(true);
      };
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(go), 1);
        resolve(false);
      };
      gone.addEventListener('abort', leave, { once: true });
      this.#waiting.push(go);
    });
  }

  /** The turn goes on to who waits longest. */
  #end(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#active -= 1;
  }
}
