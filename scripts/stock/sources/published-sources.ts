import type { SanityClient } from '@sanity/client';
import { readSources, type SiteSource } from './read-sources.ts';

type Listening = { unsubscribe(): void };

/**
 * What staff may change without an event of the content service, a host by a script for example, is
 * seen after this. Milliseconds.
 */
const maxAgeMs = 300_000;
const of = '*[_type in ["siteOffice", "site"]]';

/**
 * The stock sources as they are published, read anew when content reports a change and every five minutes: a hosted service counts requests. While
 * no such report can arrive they are read at every poll.
 */
export class PublishedSources {
  readonly #content: SanityClient;
  readonly #port: number;
  readonly #now: () => number;
  #listening: Listening | null = null;
  /** Reports of changes arrive. */
  #isOpen = false;
  #isCurrent = false;
  #readAt = 0;
  #sources: SiteSource[] = [];

  constructor(content: SanityClient, port: number, now: () => number = Date.now) {
    this.#content = content;
    this.#port = port;
    this.#now = now;
  }

  /** Rejects while content is away. */
  async read(): Promise<SiteSource[]> {
    this.#listening ??= this.#listen();
    if (this.#isCurrent && this.#now() - this.#readAt < maxAgeMs) return this.#sources;
    this.#readAt = this.#now();
    // A change that is reported while this is read makes it old again.
    this.#isCurrent = this.#isOpen;
    this.#sources = await readSources(this.#content, this.#port).catch((error: unknown) => {
      this.#isCurrent = false;
      throw error;
    });
    return this.#sources;
  }

  stop(): void {
    this.#listening?.unsubscribe();
    this.#listening = null;
  }

  #listen(): Listening {
    const events = this.#content.listen(
      of,
      {},
      { includeResult: false, visibility: 'query', events: ['welcome', 'mutation', 'reconnect'] },
    );
    return events.subscribe({
      next: ({ type }) => {
        this.#isOpen = type !== 'reconnect';
        this.#isCurrent = false;
      },
      error: () => {
        this.#isOpen = false;
        this.#isCurrent = false;
        this.#listening = null;
      },
    });
  }
}
