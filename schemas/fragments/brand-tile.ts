import { type BrandTile, brandHref, brandKinds } from '@/domain/site/brand-tile.ts';
import { contentImage } from '@/domain/site/content-shapes.ts';
import { pictureFragment } from '@/schemas/fragments/picture.ts';
import type { SITE_QUERY_RESULT } from '@/schemas/generated/content-types.ts';

/** A brand tile document. */
export const brandTileFragment = `
  _id, _type, name, "slug": slug.current, kind, logo{${pictureFragment}}, externalUrl, skipPage, order
`;

type TileContent = NonNullable<NonNullable<SITE_QUERY_RESULT>['brands']>[number];

/** A brand tile as the domain's type; null for one without a name, an address or a kind. */
export function brandTileOf(tile: TileContent): BrandTile | null {
  const { _id, name, slug, logo, externalUrl, skipPage } = tile;
  const kind = brandKinds.find(({ value }) => value === tile.kind)?.value;
  if (!name || !slug || !kind) return null;
  return { id: _id, name, slug, kind, logo: contentImage(logo), href: brandHref({ slug, externalUrl, skipPage }) };
}
