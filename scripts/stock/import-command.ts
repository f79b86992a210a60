import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { StockImportFailed, StockShrinks, shrinkSentence } from '@/domain/stock/import-report.ts';
import { counted } from '@/domain/vocabulary/counted.ts';
import { ImportsTookTooLong } from '@/web/records/import-lock.ts';
import { contentService } from '../content/service.ts';
import { messageOf } from '../start/error-text.ts';
import { StartError, sentenceOf } from '../start/start-error.ts';
import { FeedUnreadable } from './feed-unreadable.ts';
import { importFeed } from './import-feed.ts';
import { readFeed } from './read-feed.ts';
import { changeLines, leftOutLines, problemLines } from './report.ts';
import { stockServices } from './stock-services.ts';
import { storeUnreadable } from './store-report.ts';

type ImportOrder = {
  args: string[];
  variables: Record<string, string | undefined>;
  print: Pick<Console, 'log' | 'error'>;
  signal?: AbortSignal;
  progress?: (done: number, total: number) => void;
};

const usage = `npm run stock:import -- <file.csv|json|xml> [--dealer <site>] [--partial] [--sold] [--shrink] [--dry-run]
  --dealer   whose stock it is, by the short name of its site: southbank-ford;
             without it, the location code of each row says whose vehicle it is
  --partial  the file holds some of the stock: what it does not name stays
  --sold     what the file does not name was sold; without it, it was withdrawn
  --shrink   the file may take away more than half of a dealer's vehicles;
             without it, such a file changes nothing
  --dry-run  says what would change and changes nothing`;

/**
 * Exit codes: 0 all went in and all was read; 3 all went in, and columns, photos or values that are named were left out; 2 some rows were
 * refused and the others went in; 1 nothing changed.
 */
export async function importCommand(order: ImportOrder): Promise<number> {
  try {
    return await run(order);
  } catch (error) {
    const isExpected = [FeedUnreadable, StockImportFailed, ImportsTookTooLong].some((kind) => error instanceof kind);
    const text = isExpected ? messageOf(error) : sentenceOf(error);
    const isStopped = error instanceof Error && error.name === 'AbortError';
    order.print.error(isStopped ? 'The stock was not imported, the old stock stays: it was interrupted.' : text);
    return 1;
  }
}

async function run({ args, variables, print, signal, progress }: ImportOrder): Promise<number> {
  const { file, dealer, partial, sold, shrink, dryRun } = choicesOf(args);
  const feed = await readFeed(file).catch(async (error: unknown) => {
    if (error instanceof FeedUnreadable && !dryRun) await storeUnreadable(variables, file, dealer, error);
    throw error;
  });
  const { client: content } = await contentService(variables);
  const services = { content, ...(await stockServices(variables)) };
  const { read, report, complaint, reservedGone } = await importFeed(services, {
    feed,
    file: basename(file),
    dealer,
    partial,
    dryRun,
    mayLeave: shrink ? Number.POSITIVE_INFINITY : 0,
    missing: sold ? 'sold' : 'withdrawn',
    ...(signal && { signal }),
    ...(progress && { progress }),
  });
  if (complaint) print.error(complaint);
  const { lines, dealerships, problems, notes, left, columns } = read;
  const leftOut = leftOutLines(columns.unread, notes, feed.passedOver);
  if (!report) {
    print.error(`No row of ${file} can go in; the stock stays as it is.`);
    for (const line of [...problemLines(problems, [], lines), ...leftOut]) print.error(line);
    return 1;
  }
  const names = dealerships.map(({ name }) => name).join(', ');
  if (report instanceof StockShrinks) print.error(`${report.message} ${shrinkHint}`);
  else print.log(dryRun ? 'Nothing was changed. This import would be:' : `${names}, ${feed.rows.length} rows:`);
  for (const line of 'changes' in report && report.changes ? changeLines(report.changes) : []) print.log(line);
  if (left > 0)
    print.log(
      `  ${counted(left, 'rows')} said that the vehicle has left${partial ? ': with --partial such a vehicle stays as it is' : ''}`,
    );
  if (columns.onPurpose.length > 0) print.log(`  never read: ${columns.onPurpose.join(', ')}`);
  for (const { title, stockNumber } of reservedGone)
    print.error(`  reserved, and gone from the feed: ${title}, stock number ${stockNumber}. The reservation stays.`);
  const refused = problemLines(problems, report.refused, lines);
  if (refused.length > 0) print.error([`Not taken, ${refused.length} problems:`, ...refused].join('\n'));
  if (leftOut.length > 0) print.error(['Left out, though the vehicles went in:', ...leftOut].join('\n'));
  const shrinks = 'shrinks' in report ? report.shrinks : [];
  if (shrinks.length > 0 && dryRun) print.error(`${shrinkSentence(shrinks)} ${shrinkHint}`);
  if (shrinks.length > 0) return 1;
  return refused.length > 0 ? 2 : leftOut.length > 0 ? 3 : 0;
}

const shrinkHint = 'If that is right, run it again with --shrink.';

function choicesOf(args: string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { dealer: { type: 'string' }, partial: flag, sold: flag, shrink: flag, 'dry-run': flag },
  });
  const [file] = positionals;
  if (!file) throw new StartError(usage);
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  return { file, ...values, dryRun: values['dry-run'] };
}
