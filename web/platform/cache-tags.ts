import { layerDocuments, ownedDocument } from '@/domain/site/owned-documents.ts';
import type { SiteRecord } from '@/web/platform/site-of-host.ts';
import type { ChangedDocument } from './changed-document.ts';

/**
 * Data tags: what a render may be made of, and what purges it.
 *
 * - `sites`: the registry of sites and their hosts; by the content webhook
 * - `site:<slug>`: the site and all its layers, banners, tiles, announcement, locations; webhook
 * - `menu:<slug>`: header and footer menus; webhook
 * - `page:<slug>`: pages of the site or its template, and what their blocks refer to; webhook
 * - `stock:<slug>`: the site's vehicles in the index; by the stock importer
 * - `bookings:<id>`: taken times of a location, on any site; by a booking, and staff who block times
 * - `asset:<id>`: renditions of a deleted picture; webhook
 * - `*`: all pages of all sites; by a document that all sites share
 */
export const tags = {
  sites: 'sites',
  site: (slug: string) => `site:${slug}`,
  menu: (slug: string) => `menu:${slug}`,
  page: (slug: string) => `page:${slug}`,
  stock: (slug: string) => `stock:${slug}`,
  bookings: (location: string) => `bookings:${location}`,
  asset: (id: string) => `asset:${id}`,
  everything: '*',
} as const;

/** The asset whose renditions a tag makes stale; null for other tags. */
export const assetOfTag = (tag: string): string | null =>
  tag.startsWith('asset:') ? tag.slice('asset:'.length) : null;

const layers = (slug: string) => [tags.site(slug), tags.menu(slug), tags.page(slug)];

const layerOf: Partial<Record<string, 'template' | 'manufacturer' | 'group'>> = layerDocuments;

/**
 * The tags that a changed document makes stale. Rather too many than one too few: a shared document, an unknown type or an owner
 * that the registry does not know purges everything. Drafts and the content service's own documents touch no shopper's page.
 */
export function tagsOfDocument(changed: ChangedDocument, sites: readonly SiteRecord[]): string[] {
  if (changed._type === 'sanity.imageAsset') return changed.exists === false ? [tags.asset(changed._id)] : [];
  if (/^(drafts|versions|_\.)/.test(changed._id) || /^(sanity|system)\./.test(changed._type)) return [];
  if (changed._type === 'site')
    return [tags.sites, ...slugsOf(changed).flatMap((slug) => [...layers(slug), tags.stock(slug)])];
  const layer = layerOf[changed._type];
  if (layer)
    return spread(
      sites.filter((site) => site[layer] !== null && site[layer] === changed.slug),
      layers,
    );
  const kind = ownedDocument(changed._type);
  const owners = kind && ownersOf(changed, sites);
  if (!owners) return [tags.everything];
  return [...new Set(owners.flatMap((slug) => kind.stale.map((stale) => tags[stale](slug))))];
}

/** The slug that a document has, and the one that it had. */
const slugsOf = ({ slug, beforeSlug }: ChangedDocument): string[] => [
  ...new Set([slug, beforeSlug].filter((one) => typeof one === 'string')),
];

/** Slugs of the sites that may show the document, or showed it before it moved; null when it is, or was, shared by all. */
function ownersOf(changed: ChangedDocument, sites: readonly SiteRecord[]): string[] | null {
  const { site, template, beforeSite, beforeTemplate, existed } = changed;
  if (!site && !template) return null;
  if (existed && !beforeSite && !beforeTemplate) return null;
  const own = [site, beforeSite].filter((slug) => typeof slug === 'string');
  const templates = [template, beforeTemplate].filter((slug) => typeof slug === 'string');
  const using = sites.filter(({ template }) => template !== null && templates.includes(template));
  return [...own, ...using.map(({ slug }) => slug)];
}

/**
 * A layer without a slug, or one that no site uses, cannot be narrowed down: everything is purged.
 */
function spread(sites: readonly SiteRecord[], mark: (slug: string) => string[]): string[] {
  return sites.length > 0 ? sites.flatMap(({ slug }) => mark(slug)) : [tags.everything];
}
