import type { Client } from 'typesense';
import type { LenderTerms } from '@/domain/finance/lender-terms.ts';
import type { ImportReport } from '@/domain/stock/import-report.ts';
import { importStock } from '@/domain/stock/import-stock.server.ts';
import { demoVehicles } from './demo-vehicles.ts';

type StockSeed = {
  typesense: Client;
  /** Epoch milliseconds. */
  now: number;
  /** The lender whose terms a dealer's weekly figures are stated on; null when it states none. */
  lenders: (siteSlug: string) => LenderTerms | null;
  progress?: (done: number, total: number) => void;
};

/** Puts the demo dealers' vehicles into the index, through the importer that production uses. Rejects with StockImportFailed. */
export function seedStock({ typesense, now, lenders, progress }: StockSeed): Promise<ImportReport> {
  return importStock({ typesense, now, vehicles: demoVehicles(now), lenderOf: lenders, progress });
}
