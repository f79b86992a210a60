import { withLender } from '@/domain/finance/lender-record.ts';
import { resolveSite } from '@/domain/site/resolve.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { Layer } from '@/domain/site/site-settings.ts';
import { snippetsOf } from '@/domain/site/text-snippet.ts';
import { curationOf } from '@/schemas/fragments/search-rules.ts';
import type { SITE_QUERY_RESULT } from '@/schemas/generated/content-types.ts';
import { brandsOf, modelsOf } from './range-of-site.ts';
import { settingsOfLayer } from './settings-of-layer.ts';

type SiteContent = NonNullable<SITE_QUERY_RESULT>;

/** The site that a query's answer describes, all layers laid over each other (CFG-02). The service's own shapes end here. */
export function siteOfContent(content: SiteContent): ResolvedSite {
  const { _id, name, slug, siteNumber, state, template, manufacturer, dealershipIds } = content;
  const identity = {
    id: _id,
    slug: slug ?? '',
    name: name ?? slug ?? '',
    siteNumber: siteNumber ?? 0,
    template: template?.slug ?? 'default',
    manufacturer: manufacturer?.plainName ?? manufacturer?.name ?? '',
    state,
    brands: brandsOf(content),
    dealerships: dealershipIds?.length ?? 1,
  };
  const site = resolveSite(identity, layersOf(content));
  const words = { dealer: site.name, licence: site.licence, state: site.state.toUpperCase() };
  return {
    ...site,
    models: modelsOf(content, site.features),
    snippets: snippetsOf(content.snippets ?? [], words),
    curation: curationOf(content.searchRules),
  };
}

/** The layers that documents of the site make, lowest first: the record of its lender lies under all of them (FIN-02). */
export function layersOf(content: SiteContent): Layer[] {
  return withLender(settingsLayers(content), content.lenders ?? []);
}

function settingsLayers({ name, template, manufacturer, group, override }: SiteContent): Layer[] {
  const layers: Layer[] = [];
  if (template) layers.push(layer('template', template));
  if (manufacturer) layers.push(layer('manufacturer', manufacturer));
  if (group) layers.push(layer('group', group));
  if (override) layers.push({ name: 'dealer', title: name ?? '', settings: settingsOfLayer(override.settings) });
  return layers;
}

type LayerDocument = { name: string | null; settings: NonNullable<SiteContent['template']>['settings'] };

function layer(name: Layer['name'], { name: title, settings }: LayerDocument): Layer {
  return { name, title: title ?? '', settings: settingsOfLayer(settings) };
}
