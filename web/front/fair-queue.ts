export type FairQueueOptions = {
  /** Pieces of work under way at once. */
  atOnce: number;
  /** Pieces waiting at most, of all clients and of one. */
  longest: number;
  longestEach: number;
};

/** Whose work it is: a client of a site. */
export type Asker = { site: string; client: string };

type Entry = { start: () => Promise<unknown>; dropped: () => void };
type Lines = Map<string, Entry[]>;

/**
 * Work in turn. Sites take turns, and on each site its clients, so that one who wants much holds up nobody else for longer than one piece,
 * and one dealer's rush no other dealer. Where all lines together are full, the newest piece of the longest makes room for a shorter one.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  /** What each client of each site waits for; the first site is next, and the first client of it. */
  readonly #sites = new Map<string, Lines>();
  #waiting = 0;
  #busy = 0;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  get idle(): boolean {
    return this.#busy === 0;
  }

  /**
   * Starts the work when its turn comes; returns what takes it out of the line again, or null when the line is full. `dropped` hears when it
   * had to make room for others.
   */
  add(
    { site, client }: Asker,
    start: () => Promise<unknown>,
    dropped: () => void = () => undefined,
  ): (() => void) | null {
    if (!this.#hasRoom(site, client)) return null;
    const lines = this.#sites.get(site) ?? new Map<string, Entry[]>();
    const line = lines.get(client) ?? [];
    const entry = { start, dropped };
    line.push(entry);
    lines.set(client, line);
    this.#sites.set(site, lines);
    this.#waiting += 1;
    this.#startNext();
    return () => this.#remove(site, client, entry);
  }

  #hasRoom(site: string, client: string): boolean {
    const mine = this.#sites.get(site)?.get(client)?.length ?? 0;
    if (mine >= this.#options.longestEach) return false;
    if (this.#waiting < this.#options.longest) return true;
    const [heaviest, lines] = longestOf(this.#sites, waitingIn);
    if (!lines) return false;
    const [greediest, line = []] = longestOf(lines, (entries) => entries.length);
    const last = line.at(-1);
    if (!last || (heaviest === site ? line.length <= mine + 1 : waitingIn(lines) <= this.#waitingOf(site) + 1))
      return false;
    this.#remove(heaviest, greediest, last);
    last.dropped();
    return true;
  }

  #waitingOf(site: string): number {
    return waitingIn(this.#sites.get(site) ?? new Map());
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

  /** The first piece of the first client of the first site; both go to the end. */
  #take(): Entry | undefined {
    for (const [site, lines] of this.#sites) {
      this.#sites.delete(site);
      const entry = firstOf(lines);
      if (lines.size > 0) this.#sites.set(site, lines);
      if (entry) this.#waiting -= 1;
      return entry;
    }
    return undefined;
  }

  #remove(site: string, client: string, entry: Entry): void {
    const lines = this.#sites.get(site);
    const line = lines?.get(client);
    const at = line?.indexOf(entry) ?? -1;
    if (!lines || !line || at < 0) return;
    line.splice(at, 1);
    this.#waiting -= 1;
    if (line.length === 0) lines.delete(client);
    if (lines.size === 0) this.#sites.delete(site);
  }
}

function firstOf(lines: Lines): Entry | undefined {
  for (const [client, line] of lines) {
    const entry = line.shift();
    lines.delete(client);
    if (line.length > 0) lines.set(client, line);
    return entry;
  }
  return undefined;
}

const waitingIn = (lines: Lines): number => [...lines.values()].reduce((sum, { length }) => sum + length, 0);

function longestOf<T>(all: ReadonlyMap<string, T>, length: (one: T) => number): [name: string, one: T | undefined] {
  let found: [string, T | undefined, number] = ['', undefined, -1];
  for (const [name, one] of all) if (length(one) > found[2]) found = [name, one, length(one)];
  return [found[0], found[1]];
}
