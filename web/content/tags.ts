import type { SiteRecord } from '@/web/front/site-of-host.ts';

/**
 * The manifest of data tags: what a render may be made of, and who says that it changed.
 *
 * | tag            | data                                                              | purged by                          |
 * |----------------|-------------------------------------------------------------------|------------------------------------|
 * | sites          | the registry of sites and their hosts                             | the content webhook                |
 * | site:<slug>    | the site and all its layers, banners, tiles, announcement, places | the content webhook                |
 * | menu:<slug>    | header and footer menus                                           | the content webhook                |
 * | page:<slug>    | pages of the site or of its template, and what their blocks refer to | the content webhook             |
 * | stock:<slug>   | the site's vehicles in the index                                  | the stock importer                 |
 * | *              | all pages of all sites                                            | a document that all sites share    |
 */
export const tags = {
  sites: 'sites',
  site: (slug: string) => `site:${slug}`,
  menu: (slug: string) => `menu:${slug}`,
  page: (slug: string) => `page:${slug}`,
  stock: (slug: string) => `stock:${slug}`,
  everything: '*',
} as const;

/** What the webhook tells of the document that changed. `before…` name its owner before the change, where that is known. */
export type ChangedDocument = {
  _id: string;
  _type: string;
  slug?: string | null;
  site?: string | null;
  template?: string | null;
  beforeSite?: string | null;
  beforeTemplate?: string | null;
};

const layers = (slug: string) => [tags.site(slug), tags.menu(slug), tags.page(slug)];
const shown = (slug: string) => [tags.site(slug), tags.page(slug)];

/** Documents that belong to a site or a template, and which of its tags each makes stale. Blocks may refer to any but menus. */
const owned: Record<string, (slug: string) => string[]> = {
  dealerOverride: layers,
  menu: (slug) => [tags.menu(slug)],
  page: (slug) => [tags.page(slug)],
  post: (slug) => [tags.page(slug)],
  banner: shown,
  promoTile: shown,
  announcement: shown,
  location: shown,
  model: shown,
  brandTile: shown,
  offer: shown,
  promotionSlide: shown,
  review: shown,
  form: shown,
  lender: shown,
  textSnippet: shown,
  redirect: (slug) => [tags.page(slug)],
};

const layerOf: Record<string, 'template' | 'manufacturer' | 'group'> = {
  template: 'template',
  manufacturer: 'manufacturer',
  dealerGroup: 'group',
};

/**
 * The tags that a changed document makes stale. Rather too many than one too few: a shared document, an unknown type or an owner
 * that the registry does not know purges everything. Drafts and the content service's own documents touch no shopper's page.
 */
export function tagsOfDocument(changed: ChangedDocument, sites: readonly SiteRecord[]): string[] {
  if (/^(drafts|versions|_\.)/.test(changed._id) || /^(sanity|system)\./.test(changed._type)) return [];
  if (changed._type === 'site') return [tags.sites, ...(changed.slug ? layers(changed.slug) : []), ...stockOf(changed)];
  const layer = layerOf[changed._type];
  if (layer)
    return spread(
      sites.filter((site) => site[layer] !== null && site[layer] === changed.slug),
      layers,
    );
  const mark = owned[changed._type];
  if (!mark) return [tags.everything];
  const owners = ownersOf(changed, sites);
  return owners ? [...new Set(owners.flatMap(mark))] : [tags.everything];
}

const stockOf = ({ slug }: ChangedDocument): string[] => (slug ? [tags.stock(slug)] : []);

/** Slugs of the sites that may show the document; null when it is shared by all. */
function ownersOf(changed: ChangedDocument, sites: readonly SiteRecord[]): string[] | null {
  const own = [changed.site, changed.beforeSite].filter((slug) => typeof slug === 'string');
  const templates = [changed.template, changed.beforeTemplate].filter((slug) => typeof slug === 'string');
  if (own.length + templates.length === 0) return null;
  const using = sites.filter(({ template }) => template !== null && templates.includes(template));
  return [...own, ...using.map(({ slug }) => slug)];
}

/** A layer without a slug, or one that no site is known to use, is not understood: everything goes. */
function spread(sites: readonly SiteRecord[], mark: (slug: string) => string[]): string[] {
  return sites.length > 0 ? sites.flatMap(({ slug }) => mark(slug)) : [tags.everything];
}
