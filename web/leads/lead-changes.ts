import { EventEmitter } from 'node:events';
import { log, reason } from '@/web/platform/log.ts';
import { leadChannel } from '@/web/records/insert-lead.ts';
import { listen } from '@/web/records/listen.ts';

/** Streams of one process; a desk that gets none polls now and then instead. */
const maxStreams = 500;

/**
 * Notifies which site's enquiries changed, in any process. One connection of the process listens,
 * from the first open desk until `stop`.
 */
export class LeadChanges {
  readonly #url: string;
  readonly #changes = new EventEmitter().setMaxListeners(maxStreams + 1);
  #listening: Promise<() => Promise<void>> | null = null;

  constructor(url: string) {
    this.#url = url;
  }

  /**
   * Calls `changed` until the returned function is called; null when there are too many streams.
   * Rejects while the records are away.
   */
  async follow(site: string, changed: () => void): Promise<(() => void) | null> {
    if (this.#changes.eventNames().reduce((sum, name) => sum + this.#changes.listenerCount(name), 0) >= maxStreams)
      return null;
    this.#listening ??= this.#listen();
    await this.#listening.catch((error: unknown) => {
      this.#listening = null;
      throw error;
    });
    this.#changes.on(site, changed);
    return () => void this.#changes.off(site, changed);
  }

  #listen(): Promise<() => Promise<void>> {
    return listen({
      url: this.#url,
      channel: leadChannel,
      onMessage: async (site) => this.#announce(site),
      // What was missed is unknown: all are notified.
      onReturn: async () => {
        for (const site of this.#changes.eventNames()) this.#announce(String(site));
      },
    });
  }

  /** Each listener by itself: where one throws, the others are still called. */
  #announce(site: string): void {
    for (const changed of this.#changes.listeners(site))
      try {
        changed();
      } catch (error) {
        log('error', 'desk-stream', { site, reason: reason(error) });
      }
  }

  async stop(): Promise<void> {
    const stop = await this.#listening?.catch(() => null);
    await stop?.();
  }
}
