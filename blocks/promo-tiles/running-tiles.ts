import type { BlockClock, BlockContext } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import type { PromoTile, SitePromotions } from '@/domain/site/site-parts.ts';
import { nextBoundary, tileApplies } from '@/domain/stock/promo-window.ts';
import { promoTileOf } from '@/schemas/fragments/promo-tile.ts';

/**
 * The tiles to show now, in the order of staff; reports when one of them starts or ends (BLK-02).
 */
export function runningTiles(
  block: BlockOf<'promoTiles'>,
  context: BlockClock & Pick<BlockContext, 'page'> & { site: Pick<SitePromotions, 'promoTiles'> },
): PromoTile[] {
  const tiles = block.source === 'chosen' ? chosenTiles(block) : context.site.promoTiles;
  const boundary = nextBoundary(context.now, tiles);
  if (boundary !== null) context.until(boundary);
  const page = { now: context.now, carTypes: context.page.carTypes };
  return tiles.filter((tile) => tile.title !== '' && tileApplies(tile, page));
}

/** Deleted and unpublished tiles are left out. */
function chosenTiles({ tiles }: BlockOf<'promoTiles'>): PromoTile[] {
  return (tiles ?? []).flatMap((tile) => (tile ? [promoTileOf(tile)] : []));
}
