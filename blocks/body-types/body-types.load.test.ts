import { describe, expect, it } from 'vitest';
import type { StockRequest } from '@/domain/stock/stock-search.ts';
import { bodyTypesFixtures } from './body-types.fixture.ts';
import { loadBodyTypes } from './body-types.load.ts';

const counts = ['SUV', 'Ute', 'Van', 'Sedan', 'Wagon', 'Hatch'].map((value, at) => ({ value, count: 60 - at }));
let requested: StockRequest = {};

const context = (customBodies = false) => ({
  site: { features: { customBodies } },
  stock: {
    facets: async (request: StockRequest) => {
      requested = request;
      return { found: 345, values: { body: counts }, price: null };
    },
  },
});
const { minimal } = bodyTypesFixtures;
const body = (name: string) => ({ _key: name, body: name, label: null, image: null });

describe('the bodies in stock', () => {
  it('[BLK-05] the four with the most vehicles, all of them where the site lists its own, with their counts', async () => {
    expect((await loadBodyTypes(minimal, context())).map((tile) => [tile.label, tile.count])).toEqual([
      ['SUV', 60],
      ['Ute', 59],
      ['Van', 58],
      ['Sedan', 57],
    ]);
    expect(await loadBodyTypes(minimal, context(true))).toHaveLength(6);
  });

  it('[BLK-05] the ones of staff in their order; a body that is not in stock is left out', async () => {
    const tiles = await loadBodyTypes({ ...minimal, bodies: ['Wagon', 'Coupe', 'SUV'].map(body) } as never, context());
    expect(tiles.map((tile) => tile.body)).toEqual(['Wagon', 'SUV']);
  });

  it('[BLK-05] counts the kinds of cars that staff chose, leaves out what was sold, and links to exactly those', async () => {
    const [tile] = await loadBodyTypes({ ...minimal, carTypes: ['used'] }, context());
    expect(requested).toEqual({ carTypes: ['used'] });
    expect(tile?.href).toBe('/search/used-cars?body=SUV');
  });
});
