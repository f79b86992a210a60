import { formatAbn } from '@/domain/site/abn.ts';
import { withLender } from '@/domain/site/lender-record.ts';
import { resolveSite } from '@/domain/site/resolve.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { Layer } from '@/domain/site/site-settings.ts';
import { snippetsOf } from '@/domain/text/text-snippet.ts';
import { curationOf } from '@/schemas/fragments/search-rules.ts';
import { tagsOf } from '@/schemas/fragments/third-party-tag.ts';
import type { SITE_QUERY_RESULT } from '@/schemas/generated/content-types.ts';
import { brandsOf, modelsOf } from './range-of-site.ts';
import { settingsOfLayer } from './settings-of-layer.ts';

type SiteContent = NonNullable<SITE_QUERY_RESULT>;

/**
 * Resolves a query's result to the site, with all layers applied (CFG-02). The content service's
 * types end here.
 */
export function siteOfContent(content: SiteContent): ResolvedSite {
  const { _id, name, slug, siteNumber, abn, state, template, manufacturer, dealershipIds } = content;
  const identity = {
    id: _id,
    slug: slug ?? '',
    name: name ?? slug ?? '',
    siteNumber: siteNumber ?? 0,
    abn: formatAbn(abn ?? ''),
    template: template?.slug ?? 'default',
    manufacturer: manufacturer?.plainName ?? manufacturer?.name ?? '',
    state,
    brands: brandsOf(content),
    dealerships: dealershipIds?.length ?? 1,
  };
  const site = resolveSite(identity, layersOf(content));
  const placeholders = { dealer: site.name, licence: site.licence, state: site.state.toUpperCase() };
  return {
    ...site,
    models: modelsOf(content, site.features),
    snippets: snippetsOf(content.snippets ?? [], placeholders),
    curation: curationOf(content.searchRules),
    hosts: content.hosts ?? [],
    tags: tagsOf(content.tags),
  };
}

/** The site's layers, lowest first; its lender's terms are below all others (FIN-02). */
export function layersOf(content: SiteContent): Layer[] {
  return withLender(settingsLayers(content), content.lenders ?? []);
}

function settingsLayers({ name, template, manufacturer, group, override, office }: SiteContent): Layer[] {
  const layers: Layer[] = [];
  if (template) layers.push(layer('template', template));
  if (manufacturer) layers.push(layer('manufacturer', manufacturer));
  if (group) layers.push(layer('group', group));
  if (override || office)
    layers.push({ name: 'dealer', title: name ?? '', settings: settingsOfLayer(override?.settings, office) });
  return layers;
}

type LayerDocument = Pick<NonNullable<SiteContent['template']>, 'name' | 'settings' | 'office'>;

function layer(name: Layer['name'], { name: title, settings, office }: LayerDocument): Layer {
  return { name, title: title ?? '', settings: settingsOfLayer(settings, office) };
}
