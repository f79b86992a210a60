import { setTimeout as pause } from 'node:timers/promises';
import { log, reason } from '@/web/platform/log.ts';
import { type HostIndex, type HostMatch, indexHosts, matchHost, type SiteRecord } from '@/web/platform/site-of-host.ts';

/**
 * Host headers seen lately and the places they name; bounded, because any client can send any
 * header.
 */
const maxHeaders = 5_000;

/** All sites of the deployment and their host names, read from content once and again after a purge of the tag `sites`. */
export class SiteRegistry {
  readonly #load: () => Promise<SiteRecord[]>;
  readonly #recall: () => Promise<readonly SiteRecord[] | null>;
  readonly #stopping = new AbortController();
  readonly #loaded = Promise.withResolvers<void>();
  /** Loads that began, and the newest of those that are in force. */
  #begun = 0;
  #adopted = 0;
  #retrying: Promise<void> | null = null;
  #requested = 0;
  #sites: readonly SiteRecord[] | null = null;
  #index: HostIndex = new Map();
  #places = new Map<string, HostMatch>();

  /**
   * `recall` returns what an earlier run read, for a start while the content service is down:
   * enquiries from open pages are still taken.
   */
  constructor(
    load: () => Promise<SiteRecord[]>,
    recall: () => Promise<readonly SiteRecord[] | null> = async () => null,
  ) {
    this.#load = load;
    this.#recall = recall;
  }

  /** Resolves once there are sites, of this run or an earlier one, and no later than after `maxMs`. */
  async untilReady(maxMs: number): Promise<void> {
    await Promise.race([this.#loaded.promise, pause(maxMs, undefined, { ref: false })]);
  }

  /** False until the sites were read for the first time. */
  get ready(): boolean {
    return this.#sites !== null;
  }

  get sites(): readonly SiteRecord[] {
    return this.#sites ?? [];
  }

  match(host: string | undefined): HostMatch {
    const header = host ?? '';
    const existing = this.#places.get(header);
    if (existing) return existing;
    const match = matchHost(header, this.#index);
    if (this.#places.size >= maxHeaders) this.#places.clear();
    this.#places.set(header, match);
    return match;
  }

  /**
   * Reads the sites anew; the old ones stay in force when that fails, and the promise rejects. A
   * read that began before another one takes nothing back of what the other one read.
   */
  async reload(): Promise<void> {
    this.#begun += 1;
    const number = this.#begun;
    const sites = await this.#load();
    if (number < this.#adopted) return;
    this.#adopted = number;
    this.#adopt(sites);
  }

  #adopt(sites: readonly SiteRecord[]): void {
    this.#sites = sites;
    this.#index = indexHosts(sites, (taken) => log('error', 'host-taken', taken));
    this.#places = new Map();
    this.#loaded.resolve();
  }

  async #adoptEarlier(): Promise<void> {
    const earlier = await this.#recall().catch(() => null);
    if (earlier && !this.ready) this.#adopt(earlier);
  }

  /**
   * Tries until the sites are read: half a second apart, without end, since the content service may
   * start after us. Calls meanwhile share the tries.
   */
  retryUntilRead(delayMs = 500): Promise<void> {
    this.#requested += 1;
    this.#retrying ??= this.#retry(delayMs).finally(() => {
      this.#retrying = null;
    });
    return this.#retrying;
  }

  async #retry(delayMs: number): Promise<void> {
    for (let attempt = 0; !this.#stopping.signal.aborted; attempt += 1) {
      try {
        const requested = this.#requested;
        await this.reload();
        // A call during the read may be about something newer.
        if (requested === this.#requested) return;
      } catch (error) {
        if (attempt % 20 === 0) log('warn', 'sites-unreadable', { attempt, reason: reason(error) });
        if (!this.ready) await this.#adoptEarlier();
        await pause(delayMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
      }
    }
  }

  stop(): void {
    this.#stopping.abort();
  }
}
