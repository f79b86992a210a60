import { describe, expect, it } from 'vitest';
import type { StockPrices, StockRequest } from '@/domain/stock/stock-search.ts';
import { budgetSearchFixtures } from './budget-search.fixture.ts';
import { loadBudgetSearch } from './budget-search.load.ts';

const bars = (...counts: number[]) => counts.map((count, at) => ({ fromCents: at * 250_000, count }));
const requests: StockRequest[] = [];
const context = (prices: StockPrices | null) => ({
  stock: {
    prices: async (request: StockRequest) => {
      requests.push(request);
      return prices;
    },
    search: async (request: StockRequest) => {
      requests.push(request);
      return { found: 86, cards: [] };
    },
  },
});

describe('what the budget search reads', () => {
  it('[FIN-13] only cars above 1000 are shown, and the first count is that of $200 a week and $2,000 down', async () => {
    const prices = { found: 120, lowestCents: 688_000, highestCents: 9_000_000, bars: bars(0, 0, 7, 0, 2, 0) };
    const data = await loadBudgetSearch({ ...budgetSearchFixtures.minimal, carTypes: ['used'] }, context(prices));
    expect(data).toMatchObject({ types: ['used'], found: 86, prices: { lowestCents: 688_000, found: 120 } });
    expect(requests).toEqual([
      { carTypes: ['used'], minimumPriceCents: 100_100 },
      { carTypes: ['used'], minimumPriceCents: 100_100, maximumPriceCents: 5_400_000, perPage: 1 },
    ]);
  });

  it('its line of prices is as long as the stock, and open where there are dearer vehicles still', async () => {
    const spread = { found: 9, lowestCents: 600_000, bars: bars(0, 0, 7, 0, 2, 0) };
    const read = (highestCents: number) =>
      loadBudgetSearch(budgetSearchFixtures.minimal, context({ ...spread, highestCents }));
    const near = await read(1_199_900);
    expect(near?.prices.bars.map(({ count }) => count)).toEqual([7, 0, 2]);
    expect([near?.openFromCents, (await read(1_400_000))?.openFromCents]).toEqual([null, 1_000_000]);
  });

  it('[FIN-13] a stock without prices has no budget search', async () =>
    expect(await loadBudgetSearch(budgetSearchFixtures.minimal, context(null))).toBeNull());
});
