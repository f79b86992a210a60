export type FairQueueOptions = {
  /** Pieces of work under way at once. */
  atOnce: number;
  /** Pieces waiting at most, of all clients and of one. */
  longest: number;
  longestEach: number;
};

type Entry = { start: () => Promise<unknown> };

/** Work in turn. Clients take turns, so that one who wants much holds up nobody else for longer than one piece. */
export class FairQueue {
  readonly #options: FairQueueOptions;
  /** What each client waits for; the first client is next. */
  readonly #lines = new Map<string, Entry[]>();
  #waiting = 0;
  #busy = 0;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  get idle(): boolean {
    return this.#busy === 0;
  }

  /** Starts the work when its turn comes; returns what takes it out of the line again, or null when the line is full. */
  add(client: string, start: () => Promise<unknown>): (() => void) | null {
    const line = this.#lines.get(client) ?? [];
    if (this.#waiting >= this.#options.longest || line.length >= this.#options.longestEach) return null;
    const entry = { start };
    line.push(entry);
    this.#lines.set(client, line);
    this.#waiting += 1;
    this.#startNext();
    return () => this.#remove(client, entry);
  }

  #startNext(): void {
    while (this.#busy < this.#options.atOnce) {
      const entry = this.#take();
      if (!entry) return;
      this.#busy += 1;
      void entry
        .start()
        .catch(() => undefined)
        .finally(() => {
          this.#busy -= 1;
          this.#startNext();
        });
    }
  }

  /** The first piece of the first client, who goes to the end. */
  #take(): Entry | undefined {
    for (const [client, line] of this.#lines) {
      const entry = line.shift();
      this.#lines.delete(client);
      if (line.length > 0) this.#lines.set(client, line);
      if (entry) this.#waiting -= 1;
      return entry;
    }
    return undefined;
  }

  #remove(client: string, entry: Entry): void {
    const line = this.#lines.get(client);
    const at = line?.indexOf(entry) ?? -1;
    if (!line || at < 0) return;
    line.splice(at, 1);
    this.#waiting -= 1;
    if (line.length === 0) this.#lines.delete(client);
  }
}
