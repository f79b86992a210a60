import { contentImage, linkOf, momentOf } from '@/domain/site/content-shapes.ts';
import type { PromoTile } from '@/domain/site/site-parts.ts';
import { linkFragment } from '@/schemas/fragments/link.ts';
import { pictureFragment } from '@/schemas/fragments/picture.ts';
import type { SITE_QUERY_RESULT } from '@/schemas/generated/content-types.ts';

/** A promo tile document. Times are ISO strings or null. */
export const promoTileFragment = `
  _id, _type, title, text, link{${linkFragment}}, image{${pictureFragment}, "cutout": asset->metadata.hasAlpha},
  carTypes, strict, startsAt, expiresAt
`;

type Settings = NonNullable<NonNullable<NonNullable<SITE_QUERY_RESULT>['template']>['settings']>;
type TileContent = NonNullable<NonNullable<Settings['promoTiles']>[number]>;

/** A promo tile as the domain's type. */
export function promoTileOf(tile: TileContent): PromoTile {
  return {
    id: tile._id,
    title: tile.title ?? '',
    text: tile.text ?? '',
    link: linkOf(tile.link),
    image: contentImage(tile.image),
    cutout: tile.image?.cutout ?? false,
    carTypes: (tile.carTypes ?? []).filter((type) => type === 'new' || type === 'demo' || type === 'used'),
    strict: tile.strict ?? false,
    startsAtMs: momentOf(tile.startsAt),
    expiresAtMs: momentOf(tile.expiresAt),
  };
}
