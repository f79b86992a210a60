import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { PromoTileLink } from '@/parts/promo-tile/promo-tile-link.tsx';
import { Section } from '@/ui/section/section.tsx';
import { runningTiles } from './running-tiles.ts';

type PromoTiles = BlockOf<'promoTiles'>;

/**
 * The running tiles: the first is large, or both of two (NAV-01, BLK-02). Nothing without tiles.
 */
function PromoTilesView({ block, context }: BlockProps<PromoTiles>) {
  const tiles = runningTiles(block, context);
  if (tiles.length === 0) return null;
  return (
    <Section
      anchor={block.anchor}
      heading={block.heading}
      attributes={context.edit()}
      headingAttributes={context.edit('heading')}
    >
      <ul className="promo-tiles" data-count={Math.min(tiles.length, 4)}>
        {tiles.map((tile, at) => (
          <li key={tile.id}>
            <PromoTileLink tile={tile} large={at === 0 || tiles.length === 2} headingLevel={block.heading ? 3 : 2} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const promoTilesBlock: BlockDefinition<PromoTiles, undefined> = {
  type: 'promoTiles',
  view: PromoTilesView,
  check: ({ source, tiles }) =>
    source === 'chosen' && !tiles?.some(Boolean) ? 'Choose the tiles to show, or show the tiles of the site.' : null,
};
