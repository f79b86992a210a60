import type { SanityClient } from 'sanity';
import { layerDocuments } from '@/domain/site/owned-documents.ts';
import { fieldsOfKind, SITE_QUERY } from '@/schemas/queries/site-query.ts';
import type { SiteContent } from '@/studio/explorer/site-content.ts';
import { impactOnSite, type SiteImpact } from './impact.ts';
import { isLayer, keyOfType } from './sharable.ts';
import { impactOfKeyed, type Keyed, mayShow, mergedImpacts, type NamedSite } from './shown-by.ts';
import { type NextDocument, withDocument, withoutDocument } from './with-document.ts';

const owner =
  '"owner": {"site": site._ref, "template": template._ref, "manufacturer": manufacturer._ref, "group": group._ref}';
const sitesQuery = `*[_type == "site" && defined(slug.current)]{
  _id, name, "slug": slug.current, "template": template._ref, "manufacturer": manufacturer._ref, "group": group._ref
}`;
/**
 * Ids of the layers that refer to the document (a dealer's settings as their site), and the
 * document itself if it is a layer.
 */
const layersQuery = `[
  ...*[_type in ${JSON.stringify(Object.keys(layerDocuments))} && (_id == $id || references($id))]._id,
  ...*[_type == "dealerOverride" && references($id)].site._ref
]`;
const keyed = (key: string) =>
  `"title": coalesce(title, name, ${key}), "key": ${key}, "site": site._ref, "template": template._ref, "manufacturer": manufacturer._ref`;
const pagesQuery = `*[_type == "page" && references($id)]{${keyed('path')}}`;
const ownPagesQuery = `*[_type == "page" && defined(site)]{${keyed('path')}}`;

type Planned = { id: string; type: string; step: Step };
/** The id of the document that the step concerns: draft or published. */
const touched = ({ id, step }: Pick<Planned, 'id' | 'step'>) => (step === 'publish' ? `drafts.${id}` : id);

type Read = { published: SanityClient; raw: SanityClient };

/** The step: publish the draft, or withdraw the published document. */
export type Step = 'publish' | 'withdraw';

/** What a step would change on each site. Other drafts are ignored. */
export async function findImpact(client: SanityClient, id: string, type: string, step: Step): Promise<SiteImpact[]> {
  const read: Read = {
    published: client.withConfig({ perspective: 'published' }),
    raw: client.withConfig({ perspective: 'raw' }),
  };
  const sites = await read.published.fetch<NamedSite[]>(sitesQuery);
  const found = await Promise.all([
    settingsThatRefer(read, sites, { id, type, step }),
    keyedDocument(read, sites, { id, type, step }),
    isLayer(type) ? [] : pagesThatRefer(read, sites, id),
  ]);
  return mergedImpacts(found.flat());
}

async function settingsThatRefer({ published, raw }: Read, sites: readonly NamedSite[], { id, type, step }: Planned) {
  const fields = fieldsOfKind[type];
  if (!fields) return [];
  const [document, layers] = await Promise.all([
    raw.fetch<NextDocument | null>(`*[_id == $read][0]{${fields}, ${owner}}`, { read: touched({ id, step }) }),
    published.fetch<string[]>(layersQuery, { id }),
  ]);
  if (!document) return [];
  const next = { ...document, _id: id };
  const then = (content: SiteContent) =>
    step === 'publish' ? withDocument(content, next) : withoutDocument(content, id);
  const shown = sites.filter((site) => mayShow(site, layers, next));
  const contents = await Promise.all(
    shown.map(({ slug }) => published.fetch<SiteContent | null>(SITE_QUERY, { site: slug })),
  );
  return contents.flatMap((content) => (content ? [impactOnSite(content, then(content))] : []));
}

/**
 * Pages, posts and redirects: a site's own replaces its template's. Offers and slides of a template
 * are on all its sites.
 */
async function keyedDocument({ published, raw }: Read, sites: readonly NamedSite[], { id, type, step }: Planned) {
  const key = keyOfType(type);
  if (!key) return [];
  const [document, own] = await Promise.all([
    raw.fetch<Keyed | null>(`*[_id == $read][0]{${keyed(key.field)}}`, { read: touched({ id, step }) }),
    published.fetch<Keyed[]>(`*[_type == $type && (defined(site) || defined(template))]{${keyed(key.field)}}`, {
      type,
    }),
  ]);
  return document ? impactOfKeyed(sites, { ...document, title: `${key.word}: ${document.title}` }, own) : [];
}

async function pagesThatRefer({ published }: Read, sites: readonly NamedSite[], id: string) {
  const [pages, own] = await Promise.all([
    published.fetch<Keyed[]>(pagesQuery, { id }),
    published.fetch<Keyed[]>(ownPagesQuery),
  ]);
  return pages.flatMap((page) => impactOfKeyed(sites, { ...page, title: `Page: ${page.title}` }, own));
}
