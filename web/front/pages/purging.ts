import { setTimeout as pause } from 'node:timers/promises';
import { tags as manifest } from '@/web/platform/cache-tags.ts';
import { log, reason } from '@/web/platform/log.ts';
import type { Invalidation, PublishCause } from '@/web/records/invalidation.ts';

/** One instance alone: a publish reaches its own subscribers at once. */
export function localInvalidation(): Invalidation {
  const subscribers = new Set<(tags: string[]) => void>();
  return {
    publish: async (tags) => {
      for (const notify of subscribers) notify(tags);
    },
    subscribe: async (fn) => {
      subscribers.add(fn);
      return async () => void subscribers.delete(fn);
    },
  };
}

/** How long an instance waits for its own publish before it purges by itself. */
const timeoutMs = 1_000;
/** Publishes that are stored; one that is sent again comes soon, or never. */
const maxRemembered = 1_000;

type AwaitedPurge = { tags: string; confirm: () => void };

/** Makes tags stale on this instance and, through `Invalidation`, on every other (PLUS-07). */
export class Purging {
  readonly #invalidation: Invalidation;
  readonly #apply: (tags: string[]) => Promise<void>;
  readonly #stopping = new AbortController();
  readonly #waiting = new Set<AwaitedPurge>();
  /** Publishes that are purged here and that did not reach the others, the oldest first. */
  readonly #purgedHere = new Set<string>();
  #unsubscribe: (() => Promise<void>) | null = null;

  constructor(invalidation: Invalidation, apply: (tags: string[]) => Promise<void>) {
    this.#invalidation = invalidation;
    this.#apply = apply;
  }

  /**
   * Resolves when this instance has purged and the others were notified. It purges when it receives
   * its own notification, not before and again then: the second purge would refuse the page that a
   * shopper requested in between. Rejects when it purged and the others could not be notified; when
   * the same publish comes again for them, it purges nothing here.
   */
  async purge(tags: string[], cause?: PublishCause): Promise<void> {
    if (tags.length === 0) return;
    const confirmed = this.#unsubscribe ? this.#ownNotification(tags) : Promise.resolve(false);
    try {
      await this.#invalidation.publish(tags, cause);
    } catch (error) {
      await this.#applyOnce(tags, cause);
      throw error;
    }
    if (!(await confirmed)) await this.#apply(tags);
  }

  /** Notifies the others of what was purged here. */
  announce(tags: string[]): Promise<void> {
    return this.#invalidation.publish(tags);
  }

  async #applyOnce(tags: string[], { idempotencyKey: key }: PublishCause = {}): Promise<void> {
    if (key !== undefined && this.#purgedHere.has(key)) return;
    await this.#apply(tags);
    if (key === undefined) return;
    this.#purgedHere.add(key);
    const [oldest = ''] = this.#purgedHere;
    if (this.#purgedHere.size > maxRemembered) this.#purgedHere.delete(oldest);
  }

  /** Listens until `stop`; a first connection that fails is tried again, and then everything counts as stale. */
  async listen(): Promise<void> {
    for (let attempt = 0; !this.#stopping.signal.aborted; attempt += 1) {
      try {
        this.#unsubscribe = await this.#invalidation.subscribe((tags) => void this.#reported(tags));
        if (attempt > 0) await this.#apply([manifest.everything]);
        return;
      } catch (error) {
        if (attempt % 20 === 0) log('warn', 'invalidation-unreachable', { attempt, reason: reason(error) });
        await pause(500, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
      }
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#unsubscribe?.();
  }

  async #reported(tags: string[]): Promise<void> {
    await this.#apply(tags);
    const name = tags.join();
    for (const waiting of this.#waiting) if (waiting.tags === name) waiting.confirm();
  }

  async #ownNotification(tags: string[]): Promise<boolean> {
    const done = new AbortController();
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const waiting = { tags: tags.join(), confirm: () => resolve(true) };
    this.#waiting.add(waiting);
    const tooLong = pause(timeoutMs, false, { signal: done.signal }).catch(() => false);
    return Promise.race([promise, tooLong]).finally(() => {
      done.abort();
      this.#waiting.delete(waiting);
    });
  }
}
