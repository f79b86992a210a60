import { type BrandTile, brandHref, brandKinds } from '@/domain/site/brand-tile.ts';
import { contentImage } from '@/domain/site/content-shapes.ts';
import { modelCategories, modelStatuses } from '@/domain/site/model-range.ts';
import type { SiteModel } from '@/domain/site/resolved-site.ts';
import type { SITE_QUERY_RESULT } from '@/schemas/generated/content-types.ts';

type SiteContent = NonNullable<SITE_QUERY_RESULT>;
type ModelContent = NonNullable<SiteContent['models']>[number];

/** The site's models in the menu's order: of two documents with one slug the site's own counts, then the template's (NAV-13, NAV-18). */
export function modelsOf({ models }: SiteContent): SiteModel[] {
  const own = new Map<string, ModelContent>();
  for (const model of models ?? []) {
    const known = own.get(model.slug ?? model._id);
    if (!known || rank(model) > rank(known)) own.set(model.slug ?? model._id, model);
  }
  const chosen = new Set(own.values());
  return (models ?? []).filter((model) => chosen.has(model)).map(modelOf);
}

const rank = ({ ofSite, ofTemplate }: ModelContent): number => (ofSite ? 2 : ofTemplate ? 1 : 0);

function modelOf(model: ModelContent): SiteModel {
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

/** The brands whose tiles a site shows (NAV-19, NAV-22). */
export function brandsOf({ brands }: SiteContent): BrandTile[] {
  return (brands ?? []).flatMap((tile) => {
    const { _id, name, slug, logo, externalUrl, skipPage } = tile;
    const kind = brandKinds.find(({ value }) => value === tile.kind)?.value;
    if (!name || !slug || !kind) return [];
    return [{ id: _id, name, slug, kind, logo: contentImage(logo), href: brandHref({ slug, externalUrl, skipPage }) }];
  });
}
