import type { SanityClient, ValidationContext } from 'sanity';
import { isRedirectTarget, leadsInCircle } from '@/domain/routes/redirect-target.ts';
import { publishedId } from '@/schemas/fields/owner-scope.ts';

type Ref = { _ref?: string };
type Redirect = { _id: string; from?: string | null; to?: string | null; gone?: boolean | null; site?: Ref | null };

/** The redirects of a site and its template; for a template those of all its sites. */
const others = `{
  "hosts": *[_type == "site" && (_id == $site || template._ref == $template)].hosts[],
  "redirects": *[_type == "redirect" && !(_id in path("versions.**")) && (
    defined(site) && (site._ref == $site || $template != "" && site._ref in *[_type == "site" && template._ref == $template]._id) ||
    defined(template) && template._ref in [$template, *[_id == $site][0].template._ref]
  )][0...5000]{_id, from, to, gone, site}
}`;
type Others = { hosts: (string | null)[] | null; redirects: Redirect[] };

/** Returns what is wrong with the address to which a redirect leads, or `true`. */
export function checkTarget(to: string): true | string {
  if (/\s/.test(to)) return 'An address has no spaces. Write %20 for a space inside a name.';
  if (!isRedirectTarget(to)) return 'Start with / for a page of this site, or with https://, and use no \\.';
  return URL.canParse(to, 'https://a.example') ? true : 'This web address is not complete.';
}

/**
 * Also refuses circles of redirects. Pages on the way are ignored: without one of them the circle
 * would close.
 */
export async function checkRedirect(to: string, context: ValidationContext): Promise<true | string> {
  const shape = checkTarget(to);
  const own = context.document as (Partial<Redirect> & { template?: Ref }) | undefined;
  if (shape !== true || !own?.from) return shape;
  const client: Pick<SanityClient, 'fetch'> = context
    .getClient({ apiVersion: '2025-03-04' })
    .withConfig({ perspective: 'raw' });
  const owner = { site: own.site?._ref ?? '', template: own.site?._ref ? '' : (own.template?._ref ?? '') };
  const found = await client.fetch<Others>(others, owner);
  const hosts = (found.hosts ?? []).flatMap((host) => host ?? []);
  for (const leads of waysOf(latest(found.redirects, own), owner.site))
    if (await leadsInCircle(own.from, to, { hosts, leadsTo: (path) => leads.get(path) ?? null }))
      return 'This leads back to where it came from, by itself or with other redirects of this site or its template.';
  return true;
}

/** All redirects with drafts replacing published ones; without the document itself. */
function latest(redirects: readonly Redirect[], own: { _id?: string }): Redirect[] {
  const byId = new Map<string, Redirect>();
  for (const one of redirects) {
    const id = publishedId(one._id);
    if (id !== publishedId(own._id) && (one._id !== id || !byId.has(id))) byId.set(id, one);
  }
  return [...byId.values()];
}

/**
 * The target of each path on the site, or on each site of a template: a site's redirect replaces
 * its template's.
 */
function waysOf(redirects: readonly Redirect[], ofSite: string): Map<string, string>[] {
  const sites = new Set(ofSite ? [ofSite] : ['', ...redirects.map(({ site }) => site?._ref ?? '')]);
  return [...sites].map((site) => {
    const way = new Map<string, string>();
    for (const one of [...ofOwner(redirects, ''), ...(site ? ofOwner(redirects, site) : [])])
      if (one.from && one.to && !one.gone) way.set(one.from, one.to);
      else if (one.from) way.delete(one.from);
    return way;
  });
}

const ofOwner = (redirects: readonly Redirect[], owner: string): Redirect[] =>
  redirects.filter(({ site }) => (site?._ref ?? '') === owner);
