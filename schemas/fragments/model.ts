import { priceTypeWords } from '@/domain/offers/price-type-words.ts';
import { contentImage } from '@/domain/site/content-shapes.ts';
import { modelPath, modelSlugs } from '@/domain/site/model-address.ts';
import { modelCategories, modelStatuses } from '@/domain/site/model-range.ts';
import type { SiteModel } from '@/domain/site/site-parts.ts';
import { pictureFragment } from '@/schemas/fragments/picture.ts';
import type { SITE_QUERY_RESULT } from '@/schemas/generated/content-types.ts';

/** A model document; `fromPrice` is dollars. */
export const modelFragment = `
  _id, _type, name, "slug": slug.current, "newSlug": newSlug.current, overrideUrl, status, categories, image{${pictureFragment}},
  shortDescription, fromPrice, priceType, order, "ofSite": defined(site), "ofTemplate": defined(template)
`;

type ModelContent = NonNullable<NonNullable<SITE_QUERY_RESULT>['models']>[number];

/** A model as the domain's type; `rules` are the site's address rules (NAV-13). */
export function modelOf(model: ModelContent, rules: Parameters<typeof modelSlugs>[1]): SiteModel {
  const { slug, formerSlugs } = modelSlugs({ slug: model.slug ?? '', newSlug: model.newSlug ?? '' }, rules);
  return {
    id: model._id,
    name: model.name ?? '',
    slug,
    formerSlugs,
    href: model.overrideUrl || modelPath(slug),
    status: modelStatuses.find(({ value }) => value === model.status)?.value ?? 'current',
    categories: modelCategories.map(({ value }) => value).filter((value) => model.categories?.includes(value)),
    image: contentImage(model.image),
    shortDescription: model.shortDescription ?? '',
    // A price without type is not shown.
    fromPriceCents: model.fromPrice && priceTypeWords[model.priceType ?? ''] ? Math.round(model.fromPrice * 100) : null,
    priceType: model.priceType ?? '',
  };
}
