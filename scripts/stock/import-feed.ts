import type { SanityClient } from '@sanity/client';
import type { Client } from 'typesense';
import type { LenderTerms } from '@/domain/finance/lender-terms.ts';
import type { MediaOrigin } from '@/domain/media/image-address.ts';
import { type FeedDealership, locationsAmong } from '@/domain/stock/feed/feed-locations.ts';
import type { Feed } from '@/domain/stock/feed/feed-row.ts';
import { StockImportFailed, StockShrinks } from '@/domain/stock/import-report.ts';
import { importStock, plannedChanges } from '@/domain/stock/import-stock.server.ts';
import { type ImportResult, recordsOfImport } from '@/domain/stock/imports/records-of-import.ts';
import { restateWeekly } from '@/domain/stock/restate-weekly.server.ts';
import { afterOtherImports } from './after-other-imports.ts';
import { feedDealerships, lenderOfSite, placesOfSite } from './feed-dealerships.ts';
import { purgeStockPages } from './purge-stock-pages.ts';
import { type ReadRows, readRows } from './read-rows.ts';
import { restateHolds } from './restate-holds.ts';
import { storeReport } from './store-report.ts';

type FeedServices = {
  content: SanityClient;
  typesense: Client;
  recordsUrl: string;
  mediaOrigins: readonly MediaOrigin[] | null;
};

export type FeedOrder = {
  feed: Feed;
  /** Name of the file in the report. */
  file: string;
  /** Whose stock it is, by the slug of the site; without it each row names it. */
  dealer?: string | undefined;
  partial: boolean;
  missing: 'withdrawn' | 'sold';
  /** So many vehicles of a dealership may leave where they are more than half. */
  mayLeave: number;
  /** Reports what would change and changes nothing. */
  dryRun: boolean;
  signal?: AbortSignal;
  progress?: (done: number, total: number) => void;
};

export type ImportedFeed = Awaited<ReturnType<typeof takeIn>>;

/**
 * Takes a feed in, by hand or from a stock source alike: reads its rows, imports them, stores the report for the studio, states who has reserved
 * what came back, and makes pages stale. `report` is null where no row could go in, and StockShrinks where the feed takes away too much: then
 * nothing was changed. Rejects with StockImportFailed, whose report is stored too. Imports of all processes run one after the other; a dry run
 * waits for none.
 */
export function importFeed(services: FeedServices, order: FeedOrder): Promise<ImportedFeed> {
  const run = () => takeIn(services, order);
  return order.dryRun ? run() : afterOtherImports(services.recordsUrl, run, order.signal);
}

async function takeIn(services: FeedServices, order: FeedOrder) {
  const { content, typesense, recordsUrl, mediaOrigins } = services;
  const { feed, file, dealer, dryRun } = order;
  const all = await feedDealerships(content);
  const places = dealer ? placesOfSite(all, dealer) : locationsAmong(all);
  const now = Date.now();
  const read = readRows(feed.rows, places, now, mediaOrigins);
  let complaint: string | null = null;
  const store = async (result: ImportResult) => {
    if (dryRun) return;
    const records = recordsOfImport({ file, shares: read.shares, passedOver: feed.passedOver, result });
    complaint = await storeReport(recordsUrl, records, now);
  };
  if (read.vehicles.length === 0) {
    await store(new StockImportFailed('No row of this file could go in; the stock stays as it is.', []));
    return { read, report: null, complaint, reservedGone: [] };
  }
  const lenders = await lendersOf(content, read.dealerships);
  const stock = {
    typesense,
    vehicles: read.vehicles,
    now,
    lenderOf: (slug: string) => lenders.get(slug) ?? null,
    scope: scopeOf(order, read, all),
  };
  if (dryRun) return { read, report: await plannedChanges(stock), complaint, reservedGone: [] };
  const report = await importStock({
    ...stock,
    ...(order.signal && { signal: order.signal }),
    ...(order.progress && { progress: order.progress }),
  }).catch(async (error: unknown) => {
    if (error instanceof StockImportFailed) await store(error);
    if (error instanceof StockShrinks) return error;
    throw error;
  });
  if (report instanceof StockShrinks) return { read, report, complaint, reservedGone: [] };
  await store(report);
  // Pages are stale whether holds could be stated or not: whose a car is, the checkout reads in the records.
  const holds = await restateHolds(typesense, recordsUrl, report).finally(() =>
    purgeStockPages(recordsUrl, report.sites),
  );
  // A lender's terms may have been published while the stock was on its way.
  const { sites, refused } = await restateWeekly({ typesense, lenders: await lendersOf(content, all), now });
  if (sites.length > 0) await purgeStockPages(recordsUrl, sites);
  for (const why of refused.values()) throw new Error(`The search service did not take a weekly figure: ${why}`);
  return { read, report, complaint, reservedGone: holds.gone };
}

const scopeOf = (
  { partial, missing, mayLeave }: FeedOrder,
  { dealerships, unread }: Pick<ReadRows, 'dealerships' | 'unread'>,
  all: readonly FeedDealership[],
) => ({
  dealershipIds: dealerships.map(({ id }) => id),
  otherDealershipIds: all
    .filter(({ id, slug }) => !dealerships.some((own) => own.id === id || own.slug === slug))
    .map(({ id }) => id),
  sites: [...new Set(dealerships.flatMap(({ sites }) => sites))],
  whole: !partial,
  missing,
  unread,
  mayLeave,
});

async function lendersOf(client: SanityClient, dealerships: readonly FeedDealership[]) {
  const found = dealerships.map(async ({ slug }) => [slug, await lenderOfSite(client, slug)] as const);
  return new Map<string, LenderTerms>(await Promise.all(found));
}
