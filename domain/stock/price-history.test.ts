import { describe, expect, it } from 'vitest';
import type { VehicleDocument } from './collection.ts';
import { continuedPrices, type PricePoint, priceChanges } from './price-history.ts';
import { mergedStock } from './stock-changes.ts';
import { vehicleSchema } from './vehicle.ts';
import { readDetails } from './vehicle-details.ts';
import { vehicleDocument } from './vehicle-document.ts';

const day = 86_400_000;
const listed = Date.UTC(2026, 8, 1);
const fed = {
  id: 'v1',
  slug: '2024-ford-everest-sb1',
  stockNumber: 'SB1',
  year: 2024,
  make: 'Ford',
  model: 'Everest',
  carType: 'used',
  status: 'in_stock',
  createdAtMs: listed,
  updatedAtMs: listed,
  location: { name: 'Southbank' },
  dealership: { id: 'a', slug: 'southbank-ford' },
  sites: ['southbank-ford'],
};
const documentAt = (priceCents: number) => vehicleDocument(vehicleSchema.parse({ ...fed, priceCents }), null);
const historyOf = ({ details }: VehicleDocument) => readDetails(details).priceHistory;

/** The stock after feeds that name the one vehicle at these prices, a day apart. */
function fedAt(...prices: readonly number[]): VehicleDocument[] {
  const scope = { dealershipIds: ['a'], sites: ['southbank-ford'], whole: true, missing: 'sold' as const };
  return prices.reduce<VehicleDocument[]>((stock, cents, at) => {
    const placed = [{ position: 1, ranked: false, document: documentAt(cents) }];
    return mergedStock(stock, placed, scope, listed + at * day).documents;
  }, []);
}

describe('the history of a price', () => {
  it('begins with the day and the price at which the vehicle was listed', () => {
    expect(historyOf(documentAt(61_990_00))).toEqual([{ atMs: listed, cents: 61_990_00 }]);
    expect(historyOf(documentAt(0))).toEqual([]);
  });

  it('goes on from feed to feed, an entry for each change', () => {
    const [document] = fedAt(61_990_00, 61_990_00, 59_990_00, 0, 60_990_00);
    expect(document && historyOf(document)).toEqual([
      { atMs: listed, cents: 61_990_00 },
      { atMs: listed + 2 * day, cents: 59_990_00 },
      { atMs: listed + 4 * day, cents: 60_990_00 },
    ]);
  });

  it('of a vehicle that was listed before histories were stored begins with what it was offered for then', () => {
    const old = { ...documentAt(61_990_00), details: '{}' };
    const scope = { dealershipIds: ['a'], sites: ['southbank-ford'], whole: true, missing: 'sold' as const };
    const placed = [{ position: 1, ranked: false, document: documentAt(58_990_00) }];
    const [document] = mergedStock([old], placed, scope, listed + 9 * day).documents;
    expect(document && historyOf(document)).toEqual([
      { atMs: listed, cents: 61_990_00 },
      { atMs: listed + 9 * day, cents: 58_990_00 },
    ]);
  });

  it('is bounded: the first price and the latest stay', () => {
    let history: PricePoint[] = [];
    for (let at = 0; at < 200; at += 1) history = continuedPrices(history, 50_000_00 - at * 100_00, at);
    expect(history).toHaveLength(24);
    expect(history[0]).toEqual({ atMs: 0, cents: 50_000_00 });
    expect(history.at(-1)).toEqual({ atMs: 199, cents: 50_000_00 - 199 * 100_00 });
  });

  it('is shown as changes, latest first, where it leads to the current price', () => {
    const history = [
      { atMs: 1, cents: 30_000_00 },
      { atMs: 2, cents: 28_500_00 },
    ];
    expect(priceChanges(history, 28_500_00)).toEqual([
      { atMs: 2, cents: 28_500_00, byCents: -1_500_00 },
      { atMs: 1, cents: 30_000_00, byCents: 0 },
    ]);
    expect(priceChanges(history, 27_000_00)).toEqual([]);
    expect(priceChanges(history.slice(0, 1), 30_000_00)).toEqual([]);
  });
});
