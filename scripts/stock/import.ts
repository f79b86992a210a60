import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { SanityClient } from '@sanity/client';
import type { LenderTerms } from '@/domain/finance/lender-terms.ts';
import { type FeedDealership, placesAmong, placesOfDealership } from '@/domain/stock/feed/feed-places.ts';
import { StockImportFailed } from '@/domain/stock/import-report.ts';
import { importStock, plannedChanges } from '@/domain/stock/import-stock.server.ts';
import { restateWeekly } from '@/domain/stock/restate-weekly.server.ts';
import { contentService } from '../content/service.ts';
import { StartError, sentenceOf } from '../start/start-error.ts';
import { dealershipOfSite, feedDealerships, lenderOfSite } from './feed-dealerships.ts';
import { interrupted } from './interrupted.ts';
import { progress } from './progress.ts';
import { purgeStockPages } from './purge-stock-pages.ts';
import { FeedUnreadable, readFeed } from './read-feed.ts';
import { readRows } from './read-rows.ts';
import { changeLines, problemLines } from './report.ts';
import { stockServices } from './stock-services.ts';

const usage = `npm run stock:import -- <file.csv|json|xml> [--dealer <site>] [--partial] [--sold] [--dry-run]
  --dealer   whose stock it is, by the short name of its site: southbank-ford;
             without it, the location code of each row says whose vehicle it is
  --partial  the file holds some of the stock: what it does not name stays
  --sold     what the file does not name was sold; without it, it was withdrawn
  --dry-run  says what would change and changes nothing`;

/** Exit codes: 0 all went in, 2 some rows were refused and the others went in, 1 nothing changed. */
async function run(): Promise<number> {
  const { file, dealer, partial, sold, dryRun } = order();
  const rows = await readFeed(file);
  const { client } = await contentService(process.env);
  const { typesense, recordsUrl } = await stockServices(process.env);
  const all = await feedDealerships(client);
  const places = dealer ? placesOfDealership(dealershipOfSite(all, dealer)) : placesAmong(all);
  const now = Date.now();
  const { vehicles, lines, dealerships, problems, unread } = readRows(rows, places, now);
  if (vehicles.length === 0) {
    console.error(`No row of ${file} can go in; the stock stays as it is.`);
    for (const line of problemLines(problems, [], lines)) console.error(line);
    return 1;
  }
  const lenders = await lendersOf(client, dealerships);
  const stock = {
    typesense,
    vehicles,
    now,
    lenderOf: (slug: string) => lenders.get(slug) ?? null,
    scope: {
      dealershipIds: dealerships.map(({ id }) => id),
      sites: [...new Set(dealerships.flatMap(({ sites }) => sites))],
      whole: !partial,
      missing: sold ? ('sold' as const) : ('withdrawn' as const),
      unread,
    },
  };
  const report = dryRun
    ? await plannedChanges(stock)
    : await importStock({ ...stock, signal: interrupted(), progress: progress(process.stderr) });
  if ('sites' in report) {
    await purgeStockPages(recordsUrl, report.sites);
    // A lender's terms may have been published while the stock was on its way.
    const { sites } = await restateWeekly({ typesense, lenders: await lendersOf(client, all), now });
    if (sites.length > 0) await purgeStockPages(recordsUrl, sites);
  }
  const names = dealerships.map(({ name }) => name).join(', ');
  console.log(dryRun ? 'Nothing was changed. This import would be:' : `${names}, ${rows.length} rows:`);
  for (const line of report.changes ? changeLines(report.changes) : []) console.log(line);
  const refused = problemLines(problems, report.refused, lines);
  if (refused.length === 0) return 0;
  console.error([`Not taken, ${refused.length} problems:`, ...refused].join('\n'));
  return 2;
}

function order() {
  const flag = { type: 'boolean', default: false } as const;
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { dealer: { type: 'string' }, partial: flag, sold: flag, 'dry-run': flag },
  });
  const [file] = positionals;
  if (!file) throw new StartError(usage);
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  return { file, ...values, dryRun: values['dry-run'] };
}

async function lendersOf(client: SanityClient, dealerships: readonly FeedDealership[]) {
  const found = dealerships.map(async ({ slug }) => [slug, await lenderOfSite(client, slug)] as const);
  return new Map<string, LenderTerms>(await Promise.all(found));
}

try {
  process.exitCode = await run();
} catch (error) {
  const known = error instanceof FeedUnreadable || error instanceof StockImportFailed;
  console.error(known ? error.message : sentenceOf(error));
  process.exitCode = 1;
}
