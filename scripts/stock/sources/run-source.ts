import { createHash } from 'node:crypto';
import type { Feed } from '@/domain/stock/feed/feed-row.ts';
import { StockImportFailed, StockShrinks } from '@/domain/stock/import-report.ts';
import { maxUnchangedMs } from '@/domain/stock/sources/stock-fetch.ts';
import { fileOfAddress, type StockSource, shownAddress } from '@/domain/stock/sources/stock-source.ts';
import { counted } from '@/domain/vocabulary/counted.ts';
import { StartError } from '@/scripts/start/start-error.ts';
import { log, reason } from '@/web/platform/log.ts';
import type { Database } from '@/web/records/database.ts';
import type { SourceNotice } from '@/web/records/source-queue.ts';
import { dueSource, type FetchResult, type SourceState, storeFetch } from '@/web/records/stock-sources.ts';
import { messageOf } from '../../start/error-text.ts';
import { FeedUnreadable } from '../feed-unreadable.ts';
import type { FeedOrder, ImportedFeed } from '../import-feed.ts';
import { feedOfBytes } from '../read-feed.ts';
import { type Fetched, FetchFailed, type Validators } from './fetched.ts';
import type { SiteSource } from './read-sources.ts';
import { failedNotice, noticeDay, refusedNotice, reservedGoneNotice } from './source-notice.ts';

export type SourceParts = {
  database: Database;
  /** The source as it is published now; null where it is gone. */
  sourceOf(site: string): Promise<SiteSource | null>;
  fetch(source: StockSource, since: Validators | null): Promise<Fetched>;
  /** The import by hand, in its turn. */
  importFeed(order: FeedOrder): Promise<ImportedFeed>;
  /** Stores that a file was not a feed. */
  storeUnreadable(site: string, file: string, error: FeedUnreadable): Promise<void>;
  notify(notices: readonly SourceNotice[]): Promise<void>;
};

type Done = Omit<FetchResult, 'tookMs' | 'byHand'> & { mails?: { about: string; mail: SourceNotice['mail'] }[] };

/** The process stops; what it was at is done again. */
export class ProcessEnds extends Error {
  override readonly name = 'ProcessEnds';
}

/**
 * Fetches and imports a site's stock if it is due even now, and stores what came of it. Whatever is wrong with the feed is a result, and the
 * stock stays; rejects for any other reason, to be tried again. At the last try (`isLast`) that too is a result, else a fault of ours would have
 * the dealer's server called without end.
 */
export async function runSource(parts: SourceParts, site: string, isLast: boolean): Promise<void> {
  const found = await dueSource(parts.database, site);
  const published = found && (await parts.sourceOf(site));
  const source = published?.source;
  if (!found || !source) return;
  const { state, begun } = found;
  const byHand = state.requestedAt !== null;
  const started = performance.now();
  const about = { site: published, address: shownAddress(source.address) };
  const done = await takenIn(parts, state, source, about).catch((error: unknown) => failed(about, error, isLast));
  const { mails = [], ...result } = done;
  const tookMs = Math.round(performance.now() - started);
  await storeFetch(parts.database, site, begun, { ...result, tookMs, byHand });
  const day = noticeDay(Date.now());
  const who = { site, fromName: published.name, day };
  await parts.notify(source.notify.flatMap((to) => mails.map((mail) => ({ ...who, ...mail, to }))));
}

type About = { site: SiteSource; address: string };

async function takenIn(parts: SourceParts, state: SourceState, source: StockSource, about: About): Promise<Done> {
  const since = state.requestedAt === null && isFresh(state, about.site) ? state : null;
  const fetched = await parts.fetch(source, since);
  if (fetched.kind === 'unchanged') return { outcome: 'unchanged', reason: '', bytes: 0 };
  const { bytes, etag, modified } = fetched;
  const digest = createHash('sha256').update(bytes).digest('hex');
  if (since && digest === state.digest) return { outcome: 'unchanged', reason: '', bytes: bytes.length };
  const file = fileOfAddress(source.address);
  const feed = await readable(parts, source, bytes, file);
  const { report, reservedGone } = await parts.importFeed({
    feed,
    file,
    dealer: source.site,
    partial: false,
    missing: source.missing,
    dryRun: false,
    mayLeave: state.requestedAt === null ? 0 : state.mayLeave,
  });
  if (report instanceof StockShrinks) {
    const mails = [{ about: 'refused', mail: refusedNotice(about, report.message) }];
    const refusedLeaving = Math.max(...report.shrinks.map(({ leaving }) => leaving));
    return { outcome: 'refused', reason: report.message, bytes: bytes.length, refusedLeaving, mails };
  }
  if (!report) throw new FetchFailed('No row of the feed could go in: the report of the import says why.');
  const gone = reservedGone.filter(({ site }) => site === source.site);
  const note =
    gone.length === 0 ? '' : `${counted(gone.length, 'reserved cars')} no longer in the feed: ${numbersOf(gone)}.`;
  const mails = gone.map((car) => ({ about: `gone ${car.vehicle}`, mail: reservedGoneNotice(about, car) }));
  return { outcome: 'imported', reason: note, bytes: bytes.length, imported: { etag, modified, digest }, mails };
}

const numbersOf = (cars: readonly { stockNumber: string }[]): string =>
  cars.map(({ stockNumber }) => stockNumber).join(', ');

/** Whether what was imported last came from the same source, and of late. */
const isFresh = ({ settings, importedAt }: SourceState, { settled }: SiteSource): boolean =>
  settings === settled.settings && importedAt !== null && Date.now() - importedAt.getTime() < maxUnchangedMs;

async function readable(parts: SourceParts, { site }: StockSource, bytes: Buffer, file: string): Promise<Feed> {
  try {
    return feedOfBytes(bytes, file);
  } catch (error) {
    if (error instanceof FeedUnreadable) await parts.storeUnreadable(site, file, error);
    throw error;
  }
}

/** What is wrong with the feed, or the dealership that it is for, is in a mail to staff; what is wrong with this server is in its log. */
function failed(about: About, error: unknown, isLast: boolean): Done {
  const ofFeed = [FetchFailed, FeedUnreadable, StartError].some((kind) => error instanceof kind);
  const ofImport = error instanceof StockImportFailed;
  if (error instanceof ProcessEnds || !(ofFeed || ofImport || isLast)) throw error;
  const why = ofFeed || ofImport ? messageOf(error).slice(0, 500) : 'Something went wrong on our side.';
  if (ofFeed || (ofImport && error.isOfFeed))
    return { outcome: 'failed', reason: why, bytes: 0, mails: [{ about: 'failed', mail: failedNotice(about, why) }] };
  log('error', 'stock-not-imported', { site: about.site.site, reason: reason(error) });
  return { outcome: 'failed', reason: why, bytes: 0 };
}
