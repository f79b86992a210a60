interface SemaphoreLimits {
  readonly atOnce: number;
  /** Who waits at most, of all clients and of one. */
  readonly maxWaiting: number;
  readonly maxWaitingEach: number;
}

interface QueuedTask {
  readonly go: () => void;
  readonly refuse: () => void;
}

/**
 * Bounded queues in front of work that few may do at once. Clients are served in turn, so that a
 * client with much work holds up no other for longer than one task; where all queues together are
 * full, the newest of the longest queue makes room for a client that waits for less.
 */
export class FairSemaphore {
  readonly #limits: SemaphoreLimits;
  /** What each client waits for; the first client is next. */
  readonly #lines = new Map<string, QueuedTask[]>();
  #active = 0;
  #waiting = 0;

  constructor(limits: SemaphoreLimits) {
    this.#limits = limits;
  }

  /**
   * Waits for a turn and returns what ends it; null when too many wait, or when `gone` aborts
   * meanwhile.
   */
  async take(client: string, gone?: AbortSignal): Promise<(() => void) | null> {
    if (gone?.aborted) return null;
    if (this.#active < this.#limits.atOnce) this.#active += 1;
    else if (!this.#hasRoom(client) || !(await this.#wait(client, gone))) return null;
    let ended = false;
    return () => {
      if (!ended) this.#end();
      ended = true;
    };
  }

  #hasRoom(client: string): boolean {
    const mine = this.#lines.get(client)?.length ?? 0;
    if (mine >= this.#limits.maxWaitingEach) return false;
    if (this.#waiting < this.#limits.maxWaiting) return true;
    const maxWaiting = [...this.#lines.values()].reduce((one, other) => (other.length > one.length ? other : one));
    if (maxWaiting.length <= mine + 1) return false;
    maxWaiting.at(-1)?.refuse();
    return true;
  }

  #wait(client: string, gone: AbortSignal | undefined): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (isAdmitted: boolean) => {
        gone?.removeEventListener('abort', task.refuse);
        this.#remove(client, task);
        resolve(isAdmitted);
      };
      const task: QueuedTask = { go: () => settle(true), refuse: () => settle(false) };
      gone?.addEventListener('abort', task.refuse, { once: true });
      const line = this.#lines.get(client) ?? [];
      line.push(task);
      this.#lines.set(client, line);
      this.#waiting += 1;
    });
  }

  #remove(client: string, task: QueuedTask): void {
    const line = this.#lines.get(client);
    const at = line?.indexOf(task) ?? -1;
    if (!line || at < 0) return;
    line.splice(at, 1);
    this.#waiting -= 1;
    if (line.length === 0) this.#lines.delete(client);
  }

  /** Passes the place to the first task of the next client, and moves that client to the end. */
  #end(): void {
    for (const [client, line] of this.#lines) {
      this.#lines.delete(client);
      this.#lines.set(client, line);
      line[0]?.go();
      return;
    }
    this.#active -= 1;
  }
}
