import { type Offer, offerRepayment } from '@/domain/offers/offer.ts';
import { contentImage, momentOf } from '@/domain/site/content-shapes.ts';
import { modelPath } from '@/domain/site/model-address.ts';
import { pictureFragment } from '@/schemas/fragments/picture.ts';
import type { BLOCK_CONTENT_QUERY_RESULT } from '@/schemas/generated/content-types.ts';

/**
 * An offer document; money is dollars, times are ISO strings or null. A model without a picture
 * leaves the offer without one.
 */
export const offerFragment = `
  _id, _type, name, description, disclaimer, category, image{${pictureFragment}},
  model->{name, "slug": coalesce(newSlug.current, slug.current), overrideUrl, image{${pictureFragment}}},
  price, priceType, weeklyRepayment, interestRatePercent, comparisonRatePercent, startsAt, expiresAt,
  "excludedSites": excludedSites[]._ref
`;

type Blocks = NonNullable<BLOCK_CONTENT_QUERY_RESULT[number]['blocks']>[number];
type OfferContent = NonNullable<NonNullable<Extract<Blocks, { _type: 'offers' }>['running']>[number]>;

/** An offer as the domain's type, in cents; without a picture it has its model's. */
export function offerOf(content: OfferContent): Offer {
  const { model, price, weeklyRepayment, interestRatePercent, comparisonRatePercent } = content;
  const own = contentImage(content.image);
  return {
    id: content._id,
    name: content.name ?? '',
    description: content.description ?? '',
    disclaimer: content.disclaimer ?? '',
    category: content.category ?? '',
    image: own ?? contentImage(model?.image),
    cutout: own === null,
    explore: exploreOf(model),
    modelSlug: model?.slug ?? '',
    priceCents: price && price > 0 ? Math.round(price * 100) : null,
    priceType: content.priceType ?? '',
    repayment: offerRepayment({
      weekly: weeklyRepayment,
      rate: interestRatePercent,
      comparison: comparisonRatePercent,
    }),
    excludedSites: content.excludedSites ?? [],
    startsAtMs: momentOf(content.startsAt),
    expiresAtMs: momentOf(content.expiresAt),
  };
}

function exploreOf(model: OfferContent['model']): Offer['explore'] {
  if (!model?.name) return null;
  const href = model.overrideUrl || (model.slug ? modelPath(model.slug) : '');
  return href ? { label: model.name, href } : null;
}
