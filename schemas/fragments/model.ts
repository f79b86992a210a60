import { contentImage } from '@/domain/site/content-shapes.ts';
import { modelCategories, modelStatuses } from '@/domain/site/model-range.ts';
import type { SiteModel } from '@/domain/site/resolved-site.ts';
import { pictureFragment } from '@/schemas/fragments/picture.ts';
import type { SITE_QUERY_RESULT } from '@/schemas/generated/content-types.ts';

/** A model document; `fromPrice` is dollars. */
export const modelFragment = `
  _id, _type, name, "slug": slug.current, "newSlug": newSlug.current, overrideUrl, status, categories, image{${pictureFragment}},
  shortDescription, fromPrice, priceType, order, "ofSite": defined(site), "ofTemplate": defined(template)
`;

type ModelContent = NonNullable<NonNullable<SITE_QUERY_RESULT>['models']>[number];

/** A model in the words of the domain. */
export function modelOf(model: ModelContent): SiteModel {
  const slug = model.newSlug || model.slug || '';
  return {
    id: model._id,
    name: model.name ?? '',
    slug,
    href: model.overrideUrl || `/models/${slug}`,
    status: modelStatuses.find(({ value }) => value === model.status)?.value ?? 'current',
    categories: modelCategories.map(({ value }) => value).filter((value) => model.categories?.includes(value)),
    image: contentImage(model.image),
    shortDescription: model.shortDescription ?? '',
    fromPriceCents: model.fromPrice ? Math.round(model.fromPrice * 100) : null,
    priceType: model.priceType ?? '',
  };
}
