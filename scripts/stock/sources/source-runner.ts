import type { SanityClient } from '@sanity/client';
import type { Client } from 'typesense';
import type { MediaOrigin } from '@/domain/media/image-address.ts';
import { StockImportFailed } from '@/domain/stock/import-report.ts';
import { recordOfUnreadable } from '@/domain/stock/imports/records-of-import.ts';
import type { MailService } from '@/web/integrations/mail/port.ts';
import { RepeatedWork } from '@/web/platform/repeated-work.ts';
import { openRecords, type Records } from '@/web/records/database.ts';
import { SourceQueue } from '@/web/records/source-queue.ts';
import { settleSources } from '@/web/records/stock-sources.ts';
import { dealershipOfSite, feedDealerships } from '../feed-dealerships.ts';
import type { FeedUnreadable } from '../feed-unreadable.ts';
import { type FeedOrder, importFeed } from '../import-feed.ts';
import { storeReport } from '../store-report.ts';
import { fetchSource } from './fetch-source.ts';
import { type FetchLimits, usualLimits } from './fetched.ts';
import { mailNotices } from './notify.ts';
import { PublishedSources } from './published-sources.ts';
import { readSources, type SiteSource } from './read-sources.ts';
import { ProcessEnds, runSource } from './run-source.ts';

type RunnerParts = {
  content: SanityClient;
  recordsUrl: string;
  /** Null where the environment gives no key that makes collections. */
  typesense: Client | null;
  mediaOrigins: readonly MediaOrigin[];
  mail: Pick<MailService, 'send'>;
  port: number;
  variables: Record<string, string | undefined>;
  allowPrivate: boolean;
  pollEveryMs?: number;
  limits?: Partial<FetchLimits>;
};

/** Polls for sources that are due, and fetches them by the queue: of several processes one takes each. */
export class SourceRunner {
  readonly #parts: RunnerParts;
  readonly #records: Records;
  readonly #queue: SourceQueue;
  readonly #poll: RepeatedWork;
  readonly #sources: PublishedSources;
  readonly #stopping = new AbortController();

  constructor(parts: RunnerParts) {
    this.#parts = parts;
    this.#records = openRecords(parts.recordsUrl, 5);
    this.#queue = new SourceQueue({ url: parts.recordsUrl });
    this.#sources = new PublishedSources(parts.content, parts.port);
    const { pollEveryMs: everyMs = 5_000 } = parts;
    this.#poll = new RepeatedWork(() => this.poll(), { everyMs, failure: 'stock-sources-not-looked-at' });
  }

  start(): void {
    void this.#queue.work({ fetch: (site, isLast) => this.run(site, isLast), notify: mailNotices(this.#parts.mail) });
    this.#poll.start();
  }

  /** Ends a fetch that is under way; an import in its turn is interrupted, and the old stock stays. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#poll.stop();
    this.#sources.stop();
    await this.#queue.stop();
    await this.#records.close();
  }

  /** Queues every source that is due. */
  async poll(): Promise<void> {
    const sources = await this.#sources.read();
    const due = await settleSources(
      this.#records.database,
      sources.map(({ settled }) => settled),
    );
    await this.#queue.fetch(due);
  }

  /** Fetches and imports one source, if it is due; `isLast`: it is not tried again by itself. */
  run(site: string, isLast: boolean): Promise<void> {
    const { limits, allowPrivate, variables } = this.#parts;
    const { signal } = this.#stopping;
    const options = { variables, limits: { ...usualLimits, allowPrivate, ...limits }, signal };
    return runSource(
      {
        database: this.#records.database,
        sourceOf: (slug) => this.#sourceOf(slug),
        fetch: (source, since) => this.#unlessStopped(fetchSource(source, since, options)),
        importFeed: (order) => this.#unlessStopped(this.#import(order)),
        storeUnreadable: (slug, file, error) => this.#storeUnreadable(slug, file, error),
        notify: (notices) => this.#queue.notify(notices),
      },
      site,
      isLast,
    );
  }

  /** What ends with this process is not the feed's fault: another process, or the next start, does it again. */
  async #unlessStopped<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work;
    } catch (error) {
      if (this.#stopping.signal.aborted) throw new ProcessEnds('The process ends.');
      throw error;
    }
  }

  async #sourceOf(site: string): Promise<SiteSource | null> {
    const sources = await readSources(this.#parts.content, this.#parts.port);
    return sources.find((one) => one.site === site) ?? null;
  }

  async #import(order: FeedOrder) {
    const { typesense, content, recordsUrl, mediaOrigins } = this.#parts;
    if (!typesense) throw new StockImportFailed('This server has no key to import with: TYPESENSE_ADMIN_KEY.', []);
    const services = { content, typesense, recordsUrl, mediaOrigins };
    return importFeed(services, { ...order, signal: this.#stopping.signal });
  }

  async #storeUnreadable(site: string, file: string, error: FeedUnreadable): Promise<void> {
    const dealership = dealershipOfSite(await feedDealerships(this.#parts.content), site);
    await storeReport(this.#parts.recordsUrl, [recordOfUnreadable(file, dealership, error.message)], Date.now());
  }
}
