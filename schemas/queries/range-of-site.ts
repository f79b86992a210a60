import type { BrandTile } from '@/domain/site/brand-tile.ts';
import type { modelSlugs } from '@/domain/site/model-address.ts';
import type { SiteModel } from '@/domain/site/site-parts.ts';
import { brandTileOf } from '@/schemas/fragments/brand-tile.ts';
import { modelOf } from '@/schemas/fragments/model.ts';
import type { SITE_QUERY_RESULT } from '@/schemas/generated/content-types.ts';

type SiteContent = NonNullable<SITE_QUERY_RESULT>;
type AddressRules = Parameters<typeof modelSlugs>[1];
const usualAddresses: AddressRules = { toyotaModelPaths: false, suzukiModelPaths: false };
type ModelContent = NonNullable<SiteContent['models']>[number];

/**
 * The site's models in the menu's order; of two with one slug the site's own counts, then the
 * template's (NAV-13, NAV-18).
 */
export function modelsOf({ models }: Pick<SiteContent, 'models'>, rules = usualAddresses): SiteModel[] {
  const own = new Map<string, ModelContent>();
  for (const model of models ?? []) {
    const ownModel = own.get(model.slug ?? model._id);
    if (!ownModel || rank(model) > rank(ownModel)) own.set(model.slug ?? model._id, model);
  }
  const chosen = new Set(own.values());
  return (models ?? []).filter((model) => chosen.has(model)).map((model) => modelOf(model, rules));
}

const rank = ({ ofSite, ofTemplate }: ModelContent): number => (ofSite ? 2 : ofTemplate ? 1 : 0);

/** The brands whose tiles a site shows (NAV-19, NAV-22). */
export function brandsOf({ brands }: SiteContent): BrandTile[] {
  return (brands ?? []).flatMap((tile) => brandTileOf(tile) ?? []);
}
