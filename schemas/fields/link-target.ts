import type { SanityClient, ValidationContext } from 'sanity';
import { pathOfHref, routeOfPath } from '@/domain/routes/route-of-path.ts';
import { routes } from '@/domain/routes/table.ts';
import { makes } from '@/domain/vocabulary/makes.ts';
import { publishedId } from '@/schemas/fields/owner-scope.ts';
import { type LinkedPage, pageOfLink } from '@/schemas/fields/page-of-link.ts';
import { stockMatches } from '@/schemas/fields/stock-matches.ts';

type Client = Pick<SanityClient, 'fetch'>;
type Ref = { _ref?: string };
export type LinkOwner = { _id?: string; _type?: string; site?: Ref; template?: Ref; blocks?: unknown } | undefined;
type Link = { path: string; site: string; template: string };
type Owners = { sites: string[]; templates: string[]; manufacturer: string | null };

/** The owners whose pages count. A template's link is valid if one of its dealers has the page. */
const owners = `{
  "sites": select($site != "" => [$site], *[_type == "site" && template._ref == $template]._id),
  "templates": [$template, *[_id == $site][0].template._ref],
  "manufacturer": *[_id == $site][0].manufacturer._ref
}`;

const documentByPathQuery = `count(*[
  (_type == "page" && path == $path || _type == "redirect" && from == $path && gone != true) && !(_id in path("versions.**"))
  && (site._ref in $sites || template._ref in $templates)
])`;

/**
 * A model or post of the site, its template or its manufacturer; a site without manufacturer has
 * the models of all.
 */
const documentBySlugQuery = `count(*[_type == $type && (slug.current == $slug || newSlug.current == $slug) && !(_id in path("versions.**"))
  && (site._ref in $sites || !defined(site) && (
    !defined(manufacturer) || $manufacturer == null || manufacturer._ref == $manufacturer))])`;

const hostOfSite = `*[_id == $site][0]{"slug": slug.current, hosts}`;

/**
 * What a route's path shows: the route itself or the document of a slug; null for pages of staff.
 */
function shownBy(path: string): 'itself' | { type: string; slug: string } | null {
  const { kind, params } = routeOfPath(path);
  if (kind === 'composed') return null;
  if (kind === 'model') return { type: 'model', slug: params.slug ?? '' };
  if (kind === 'post') return { type: 'post', slug: params.post ?? '' };
  // A car's slug begins with its year; /cars/used has none.
  return kind === 'vehicle' && !/^\d{4}-/.test(params.slug ?? '') ? null : 'itself';
}

/**
 * Returns an error for a dead link, or `true` (CMS-03). Documents shared by all sites are not
 * checked.
 */
export async function checkLinkTarget(href: string | undefined, context: ValidationContext): Promise<true | string> {
  const client: Client = context.getClient({ apiVersion: '2025-03-04' }).withConfig({ perspective: 'raw' });
  return deadLink(href, context.document as LinkOwner, client);
}

/** `checkLinkTarget` without a form. */
export async function deadLink(href: string | undefined, document: LinkOwner, client: Client): Promise<true | string> {
  const path = href ? (pathOfHref(href) ?? ownPath(href, document)) : null;
  const site = document?.site?._ref ?? '';
  const template = document?._type === 'template' ? publishedId(document._id) : (document?.template?._ref ?? '');
  if (path === null || !href || (!site && !template)) return true;
  const link = { path, site, template };
  const [isWritten, found] = [await existsInContent(link, client), await pageOf(href, link, client)];
  const dead = found ? found.status === 404 || found.status === 410 : shownBy(path) !== 'itself';
  if (dead && !isWritten) return `There is no page at ${path} yet: shoppers would find nothing.`;
  return (await unknownMake(href, path, found)) ?? deadAnchor(href, document, found);
}

/** The page's own path, for a link to a fragment on it. */
function ownPath(href: string, document: LinkOwner): string | null {
  const own = document as { _type?: string; path?: unknown } | undefined;
  return href.startsWith('#') && own?._type === 'page' && typeof own.path === 'string' ? own.path : null;
}

/** Whether a document exists at the path, including drafts. */
async function existsInContent({ path, site, template }: Link, client: Client): Promise<boolean> {
  const of = await client.fetch<Owners>(owners, { site, template });
  const templates = of.templates.filter(Boolean);
  if ((await client.fetch<number>(documentByPathQuery, { path, sites: of.sites, templates })) > 0) return true;
  const shown = shownBy(path);
  return typeof shown === 'object' && shown !== null
    ? (await client.fetch<number>(documentBySlugQuery, { ...shown, sites: of.sites, manufacturer: of.manufacturer })) >
        0
    : false;
}

/** The site's response, if the studio runs on its host and the path is public. */
async function pageOf(href: string, { path, site }: Link, client: Client): Promise<LinkedPage> {
  if (typeof window === 'undefined' || !site || isPrivate(path)) return null;
  const found = await client.fetch<{ slug: string | null; hosts: string[] | null } | null>(hostOfSite, { site });
  const { host, hostname, origin } = window.location;
  if (!found || !(hostname === `${found.slug}.localhost` || (found.hosts ?? []).includes(host))) return null;
  const query = /\?[^#]*/.exec(href)?.[0] ?? '';
  return pageOfLink(`${origin}${path}${query}`);
}

function isPrivate(path: string): boolean {
  const { kind } = routeOfPath(path);
  return kind !== 'composed' && routes[kind].audience === 'private';
}

/** An error for a search with an unlisted make: its page exists but stays empty. */
async function unknownMake(href: string, path: string, found: LinkedPage): Promise<string | null> {
  if (!found || !searches.has(routeOfPath(path).kind)) return null;
  const query = new URLSearchParams(/\?([^#]*)/.exec(href)?.[1] ?? '');
  const strange = [...query.getAll('make'), ...query.getAll('make[]')].filter(
    (make) => !makes.some((listed) => listed.toLowerCase() === make.toLowerCase()),
  );
  for (const make of strange)
    if ((await stockMatches(null, { makes: [make] })) === 0)
      return `No vehicle is of the make "${make}". Is it misspelt?`;
  return null;
}

const searches: ReadonlySet<string> = new Set(['search', 'usedCar', 'cars']);

function deadAnchor(href: string, document: LinkOwner, found: LinkedPage): true | string {
  const [, name = ''] = href.split('#');
  if (!name || !found || found.status !== 200) return true;
  const own = Array.isArray(document?.blocks) ? document.blocks : [];
  const exists = found.ids.has(name) || own.some((block: { anchor?: unknown } | null) => block?.anchor === name);
  return exists
    ? true
    : `There is no place called "${name}" on that page: give a block this anchor, or leave #${name} out.`;
}
