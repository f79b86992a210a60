import { describe, expect, it } from 'vitest';
import type { BlockOf } from '@/blocks/block-of.ts';
import { facetTilesFixtures } from './facet-tiles.fixture.ts';
import { loadFacetTiles } from './facet-tiles.load.ts';

const makes = Array.from({ length: 30 }, (_, at) => ({ value: `Make ${at}`, count: 90 - at }));
const context = {
  site: { options: { popularMakeCount: 20 } },
  stock: {
    facets: async (_: object, fields: readonly string[]) => ({
      found: 1,
      values: { [fields[0] ?? '']: makes },
      price: null,
    }),
  },
};
const load = (block: Partial<BlockOf<'facetTiles'>>) =>
  loadFacetTiles({ ...facetTilesFixtures.minimal, ...block }, context);

describe('the stock by one attribute', () => {
  it('[SRCH-10] [BLK-05] popular makes are the first twenty, each with its count and a link to its vehicles', async () => {
    const { tiles, attribute } = await load({});
    expect(attribute.heading).toBe('Popular makes');
    expect(tiles).toHaveLength(20);
    expect(tiles[0]).toEqual({ value: 'Make 0', count: 90, href: '/search/new-used-and-demo-cars?make=Make+0' });
  });

  it('[BLK-05] staff choose the attribute, the kind of cars and how many; an attribute that is not offered is none', async () => {
    const { tiles } = await load({ attribute: 'fuel', carTypes: ['used'], limit: 3 });
    expect(tiles.map(({ href }) => href)[2]).toBe('/search/used-cars?fuel=Make+2');
    expect(tiles).toHaveLength(3);
    expect((await load({ attribute: 'purchase_cost' as never })).attribute.value).toBe('make');
  });
});
