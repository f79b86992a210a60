import type { BlockStock } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import type { ContentImage } from '@/domain/media/content-image.ts';
import { contentImage } from '@/domain/site/content-shapes.ts';
import { carTypes } from '@/domain/stock/card-values.ts';
import { searchLink } from '@/domain/stock/search-link.ts';
import type { FeatureSwitches } from '@/domain/switches/features.ts';

export type BodyTile = { body: string; label: string; count: number; href: string; image: ContentImage | null };

/** Number of bodies if staff chose none: four, or twenty on sites with custom bodies (BLK-05). */
const limits = { usual: 4, custom: 20 } as const;

/**
 * The bodies in stock with their counts: those that staff chose, in their order, or the most
 * frequent. Rejects if the search fails.
 */
export async function loadBodyTypes(
  block: BlockOf<'bodyTypes'>,
  context: BlockStock<'facets'> & { site: { features: Pick<FeatureSwitches, 'customBodies'> } },
): Promise<BodyTile[]> {
  const wanted = block.carTypes;
  const types = carTypes.filter((type) => wanted?.includes(type));
  const { values } = await context.stock.facets({ carTypes: types }, ['body']);
  const counts = new Map((values.body ?? []).map(({ value, count }) => [value, count]));
  const chosen = (block.bodies ?? []).flatMap((tile) => {
    const name = tile?.body ?? '';
    return name ? [{ body: name, label: tile.label || name, image: contentImage(tile.image) }] : [];
  });
  const limit = context.site.features.customBodies || chosen.length > 0 ? limits.custom : limits.usual;
  const tiles = chosen.length > 0 ? chosen : [...counts.keys()].map((body) => ({ body, label: body, image: null }));
  return tiles
    .flatMap((tile) => {
      const count = counts.get(tile.body) ?? 0;
      return count > 0 ? [{ ...tile, count, href: searchLink({ carTypes: types, values: { body: tile.body } }) }] : [];
    })
    .slice(0, limit);
}
