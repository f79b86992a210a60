import type { BlockClock, BlockContext } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { contentImage, linkOf, momentOf } from '@/domain/site/content-shapes.ts';
import type { PromoTile, SitePromotions } from '@/domain/site/site-parts.ts';
import { carTypes } from '@/domain/stock/card-values.ts';
import { nextBoundary, tileApplies } from '@/domain/stock/promo-window.ts';

type Chosen = NonNullable<NonNullable<BlockOf<'promoTiles'>['tiles']>[number]>;

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
  return (tiles ?? []).flatMap((tile) => (tile ? [tileOf(tile)] : []));
}

function tileOf(tile: Chosen): PromoTile {
  const { _id, title, text, link, image, carTypes: types, strict, startsAt, expiresAt } = tile;
  return {
    id: _id,
    title: title ?? '',
    text: text ?? '',
    link: linkOf(link),
    image: contentImage(image),
    cutout: image?.cutout ?? false,
    carTypes: carTypes.filter((type) => types?.includes(type)),
    strict: strict ?? false,
    startsAtMs: momentOf(startsAt),
    expiresAtMs: momentOf(expiresAt),
  };
}
