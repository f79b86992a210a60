import { pictureFragment } from '@/schemas/fragments/picture.ts';

/** An offer document; money is dollars, times are ISO strings or null. A model without a picture leaves the offer without one. */
export const offerFragment = `
  _id, _type, name, description, disclaimer, category, image{${pictureFragment}},
  model->{name, "slug": coalesce(newSlug.current, slug.current), overrideUrl, image{${pictureFragment}}},
  price, priceType, weeklyRepayment, interestRatePercent, comparisonRatePercent, startsAt, expiresAt,
  "excludedSites": excludedSites[]._ref
`;
