import { describe, expect, it } from 'vitest';
import { stockSearchFixtures } from './stock-search.fixture.ts';
import { loadStockSearch } from './stock-search.load.ts';

const values = {
  car_type: [
    { value: 'used', count: 40 },
    { value: 'new', count: 12 },
  ],
  make: [
    { value: 'Toyota', count: 9 },
    { value: 'Ford', count: 43 },
  ],
  model: [
    { value: 'Ranger', count: 30 },
    { value: 'Everest', count: 13 },
  ],
  body: [{ value: 'SUV', count: 52 }],
  location_name: [
    { value: 'Southbank', count: 30 },
    { value: 'Docklands', count: 22 },
  ],
};
const context = (manufacturer: string) => ({
  site: { manufacturer },
  stock: {
    facets: async () => ({ found: 52, values, price: { lowestCents: 1_690_000, highestCents: 6_499_000 } }),
  },
});
const { minimal } = stockSearchFixtures;

describe('the search bar', () => {
  it("[SRCH-14] a maker's dealer searches by model, all others by make; what leaves no choice is left out", async () => {
    const names = async (maker: string) =>
      (await loadStockSearch(minimal, context(maker))).cells.map(({ value }) => value);
    expect(await names('Ford')).toEqual(['condition', 'model', 'price', 'location']);
    expect(await names('')).toEqual(['condition', 'make', 'price', 'location']);
  });

  it('[SRCH-12] conditions are new, demo, used; the other choices by name, with their counts', async () => {
    const { cells, found } = await loadStockSearch({ ...minimal, cells: ['condition', 'make'] }, context(''));
    expect(found).toBe(52);
    expect(cells.map(({ choices }) => choices.map(({ label }) => label))).toEqual([
      ['New (12)', 'Used (40)'],
      ['Ford (43)', 'Toyota (9)'],
    ]);
  });

  it('[SRCH-01] prices are ranges of the search, from above the cheapest vehicle to the first above the dearest', async () => {
    const { cells } = await loadStockSearch({ ...minimal, cells: ['price'] }, context(''));
    const prices = cells[0]?.choices ?? [];
    expect(prices[0]).toEqual({ value: ':20000', label: 'Up to $20,000' });
    expect(prices.at(-1)?.value).toBe(':70000');
  });
});
