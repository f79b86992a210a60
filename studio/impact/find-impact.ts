import type { SanityClient } from 'sanity';
import { announcementFragment } from '@/schemas/fragments/announcement.ts';
import { bannerFragment } from '@/schemas/fragments/banner.ts';
import { brandTileFragment } from '@/schemas/fragments/brand-tile.ts';
import { lenderTermsFragment } from '@/schemas/fragments/lender.ts';
import { menuFragment } from '@/schemas/fragments/menu.ts';
import { modelFragment } from '@/schemas/fragments/model.ts';
import { promoTileFragment } from '@/schemas/fragments/promo-tile.ts';
import { settingsFragment } from '@/schemas/fragments/settings.ts';
import { SITE_QUERY } from '@/schemas/queries/site-query.ts';
import type { SiteContent } from '@/studio/explorer/explorer-rows.ts';
import { impactOnSite, type SiteImpact } from './impact.ts';
import { isLayer, keyOfType } from './sharable.ts';
import { impactOfKeyed, type Keyed, mayShow, mergedImpacts, type NamedSite } from './shown-by.ts';
import { type NextDocument, withDocument } from './with-document.ts';

const layer = `_id, _type, name, plainName, "slug": slug.current, settings{${settingsFragment}}`;

/** How the site's query reads a document of each type that settings refer to or lists take in. */
const readAs: Record<string, string> = {
  template: layer,
  manufacturer: layer,
  dealerGroup: layer,
  menu: menuFragment,
  banner: bannerFragment,
  promoTile: promoTileFragment,
  announcement: announcementFragment,
  model: modelFragment,
  brandTile: brandTileFragment,
  lender: `_id, _type, name, provider, "ofSite": defined(site), "ofTemplate": defined(template), ${lenderTermsFragment}`,
};

const owner = '"owner": {"site": site._ref, "template": template._ref, "manufacturer": manufacturer._ref}';
const sitesQuery = `*[_type == "site" && defined(slug.current)]{
  _id, name, "slug": slug.current, "template": template._ref, "manufacturer": manufacturer._ref, "group": group._ref
}`;
/** Layers that refer to the document, a dealer's settings as their site; the document itself where it is a layer. */
const layersQuery = `[
  ...*[_type in ["template", "manufacturer", "dealerGroup"] && (_id == $id || references($id))]._id,
  ...*[_type == "dealerOverride" && references($id)].site._ref
]`;
const keyed = (key: string) =>
  `"title": coalesce(title, name, ${key}), "key": ${key}, "site": site._ref, "template": template._ref`;
const pagesQuery = `*[_type == "page" && references($id)]{${keyed('path')}}`;
const ownPagesQuery = `*[_type == "page" && defined(site)]{${keyed('path')}}`;

type Read = { published: SanityClient; raw: SanityClient };

/** What publishing the draft of a document would change, site by site. Other drafts are no part of this publish. */
export async function findImpact(client: SanityClient, id: string, type: string): Promise<SiteImpact[]> {
  const read: Read = {
    published: client.withConfig({ perspective: 'published' }),
    raw: client.withConfig({ perspective: 'raw' }),
  };
  const sites = await read.published.fetch<NamedSite[]>(sitesQuery);
  const found = await Promise.all([
    settingsThatRefer(read, sites, id, type),
    keyedDocument(read, sites, id, type),
    isLayer(type) ? [] : pagesThatRefer(read, sites, id),
  ]);
  return mergedImpacts(found.flat());
}

async function settingsThatRefer({ published, raw }: Read, sites: readonly NamedSite[], id: string, type: string) {
  const fields = readAs[type];
  if (!fields) return [];
  const [draft, layers] = await Promise.all([
    raw.fetch<NextDocument | null>(`*[_id == "drafts." + $id][0]{${fields}, ${owner}}`, { id }),
    published.fetch<string[]>(layersQuery, { id }),
  ]);
  if (!draft) return [];
  const next = { ...draft, _id: id };
  const shown = sites.filter((site) => mayShow(site, layers, next));
  const contents = await Promise.all(
    shown.map(({ slug }) => published.fetch<SiteContent | null>(SITE_QUERY, { site: slug })),
  );
  return contents.flatMap((content) => (content ? [impactOnSite(content, withDocument(content, next))] : []));
}

/** Pages, posts, redirects: a site's own takes the place of its template's. Offers and slides of a template are every site's. */
async function keyedDocument({ published, raw }: Read, sites: readonly NamedSite[], id: string, type: string) {
  const key = keyOfType(type);
  if (!key) return [];
  const [draft, own] = await Promise.all([
    raw.fetch<Keyed | null>(`*[_id == "drafts." + $id][0]{${keyed(key.field)}}`, { id }),
    published.fetch<Keyed[]>(`*[_type == $type && defined(site)]{${keyed(key.field)}}`, { type }),
  ]);
  return draft ? impactOfKeyed(sites, { ...draft, title: `${key.word}: ${draft.title}` }, own) : [];
}

async function pagesThatRefer({ published }: Read, sites: readonly NamedSite[], id: string) {
  const [pages, own] = await Promise.all([
    published.fetch<Keyed[]>(pagesQuery, { id }),
    published.fetch<Keyed[]>(ownPagesQuery),
  ]);
  return pages.flatMap((page) => impactOfKeyed(sites, { ...page, title: `Page: ${page.title}` }, own));
}
