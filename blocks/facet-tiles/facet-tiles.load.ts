import type { BlockStock } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { carTypes } from '@/domain/stock/card-values.ts';
import { searchLink } from '@/domain/stock/search-link.ts';
import type { SiteOptions } from '@/domain/switches/options.ts';
import { type TileAttribute, tileAttributes } from './tile-attributes.ts';

type FacetTile = { value: string; count: number; href: string };
export type FacetTilesData = { attribute: TileAttribute; tiles: FacetTile[] };

const usualLimit = 12;

/**
 * The values of an attribute with their counts, the most frequent first (SRCH-10, BLK-05). Rejects
 * if the search fails.
 */
export async function loadFacetTiles(
  block: BlockOf<'facetTiles'>,
  context: BlockStock<'facets'> & { site: { options: Pick<SiteOptions, 'popularMakeCount'> } },
): Promise<FacetTilesData> {
  const requested = { attribute: block.attribute, types: block.carTypes };
  const attribute = tileAttributes.find(({ value }) => value === requested.attribute) ?? tileAttributes[0];
  const types = carTypes.filter((type) => requested.types?.includes(type));
  const { values } = await context.stock.facets({ carTypes: types }, [attribute.value]);
  const usual = attribute.value === 'make' ? context.site.options.popularMakeCount : usualLimit;
  const limit = block.limit && block.limit > 0 ? block.limit : usual;
  const tiles = (values[attribute.value] ?? []).slice(0, limit).map(({ value, count }) => ({
    value,
    count,
    href: searchLink({ carTypes: types, values: { [attribute.value]: value } }),
  }));
  return { attribute, tiles };
}
