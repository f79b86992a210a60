import { importStock } from '@/domain/stock/import-stock.server.ts';
import { sentenceOf } from '../start/start-error.ts';
import { afterOtherImports } from './after-other-imports.ts';
import { stockServices } from './stock-services.ts';

/** Writes the stock that is there into a new collection with the fields of today: an import of nothing, without a gap (OPS-03). */
async function run(): Promise<void> {
  const { typesense, recordsUrl } = await stockServices(process.env);
  const scope = { dealershipIds: [], sites: [], whole: false, missing: 'withdrawn' as const };
  const { changes, collection } = await afterOtherImports(recordsUrl, () =>
    importStock({ typesense, vehicles: [], lenderOf: () => null, now: Date.now(), scope }),
  );
  console.log(`The stock stands in ${collection}${changes ? ', as it was' : ''}.`);
}

try {
  await run();
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
