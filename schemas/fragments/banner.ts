import { contentImage, links, momentOf } from '@/domain/site/content-shapes.ts';
import type { SiteBanner } from '@/domain/site/site-parts.ts';
import { linkFragment } from '@/schemas/fragments/link.ts';
import { pictureFragment } from '@/schemas/fragments/picture.ts';
import type { SITE_QUERY_RESULT } from '@/schemas/generated/content-types.ts';

/** A banner document. Times are ISO strings or null. */
export const bannerFragment = `
  _id, _type, placement, heading, shortName, text, image{${pictureFragment}}, priceLabel, price, priceNote,
  buttons[]{_key, ${linkFragment}}, startsAt, expiresAt
`;

type Settings = NonNullable<NonNullable<NonNullable<SITE_QUERY_RESULT>['template']>['settings']>;
type BannerContent = NonNullable<NonNullable<Settings['banners']>[number]>;

/** A banner as the domain's type. */
export function bannerOf(banner: BannerContent): SiteBanner {
  return {
    id: banner._id,
    placement: banner.placement ?? '',
    heading: banner.heading ?? '',
    shortName: banner.shortName ?? '',
    text: banner.text ?? '',
    image: contentImage(banner.image),
    priceLabel: banner.priceLabel ?? '',
    price: banner.price ?? '',
    priceNote: banner.priceNote ?? '',
    buttons: links(banner.buttons),
    startsAtMs: momentOf(banner.startsAt),
    expiresAtMs: momentOf(banner.expiresAt),
  };
}
