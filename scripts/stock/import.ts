import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { FeedProblem } from '@/domain/stock/feed/feed-row.ts';
import { feedVehicle } from '@/domain/stock/feed/feed-vehicle.ts';
import { StockImportFailed } from '@/domain/stock/import-report.ts';
import { importStock, plannedChanges } from '@/domain/stock/import-stock.server.ts';
import { tags } from '@/web/content/tags.ts';
import { openRecords } from '@/web/records/database.ts';
import { createInvalidation } from '@/web/records/invalidation.ts';
import { contentService } from '../content/service.ts';
import { StartError, sentenceOf } from '../start/start-error.ts';
import { feedDealership } from './feed-dealership.ts';
import { progressBar } from './progress.ts';
import { FeedUnreadable, readFeed } from './read-feed.ts';
import { changeLines, problemLines } from './report.ts';
import { stockServices } from './stock-services.ts';

const usage = `npm run stock:import -- <file.csv|json|xml> --dealer <site> [--partial] [--sold] [--dry-run]
  --dealer   whose stock it is, by the short name of its site: southbank-ford
  --partial  the file holds some of the stock: what it does not name stays
  --sold     what the file does not name was sold; without it, it was withdrawn
  --dry-run  says what would change and changes nothing`;

/** Exit codes: 0 all went in, 2 some rows were refused and the others went in, 1 nothing changed. */
async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      dealer: { type: 'string' },
      partial: { type: 'boolean', default: false },
      sold: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (!file || !values.dealer) throw new StartError(usage);
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const rows = await readFeed(file);
  const { client } = await contentService(process.env);
  const { dealership, lender } = await feedDealership(client, values.dealer);
  const { typesense, recordsUrl } = await stockServices(process.env);
  const now = Date.now();
  const problems: FeedProblem[] = [];
  const lines: number[] = [];
  const vehicles = rows.flatMap((row) => {
    const read = feedVehicle(row, dealership, now);
    problems.push(...read.problems);
    if (read.vehicle) lines.push(row.line);
    return read.vehicle ?? [];
  });
  const order = {
    typesense,
    vehicles,
    now,
    lenderOf: (slug: string) => (slug === dealership.slug ? lender : null),
    scope: {
      dealershipId: dealership.id,
      sites: dealership.sites,
      whole: !values.partial,
      missing: values.sold ? ('sold' as const) : ('withdrawn' as const),
    },
  };
  if (vehicles.length === 0) {
    console.error(
      [`No row of ${file} can go in; the stock stays as it is.`, ...problemLines(problems, [], lines)].join('\n'),
    );
    return 1;
  }
  const report = values['dry-run']
    ? await plannedChanges(order)
    : await importStock({ ...order, progress: progressBar(process.stderr) });
  if ('sites' in report) await tell(recordsUrl, report.sites);
  const refused = problemLines(problems, report.refused, lines);
  const title = values['dry-run']
    ? 'Nothing was changed. This import would be'
    : `${dealership.name}, ${rows.length} rows`;
  console.log([`${title}:`, ...(report.changes ? changeLines(report.changes) : [])].join('\n'));
  if (refused.length === 0) return 0;
  console.error([`Not taken, ${refused.length} problems:`, ...refused].join('\n'));
  return 2;
}

/** Pages that show the stock of these sites are made anew. */
async function tell(recordsUrl: string, sites: readonly string[]): Promise<void> {
  const records = openRecords(recordsUrl, 1);
  try {
    await createInvalidation(records).publish(sites.map(tags.stock));
  } finally {
    await records.close();
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  const known = error instanceof FeedUnreadable || error instanceof StockImportFailed;
  console.error(known ? error.message : sentenceOf(error));
  process.exitCode = 1;
}
