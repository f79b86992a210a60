import { type StudioHost, siteOfHost } from '@/studio/platform/host-site.ts';

/** The site whose host the studio runs on. */
type SiteHere = { _id: string; template: string | null };
/** The site that a document belongs to. */
type SiteThere = { name: string | null; slug: string | null; hosts: string[] | null };
export type Whose = { here: SiteHere | null; there: SiteThere | null };

type Owned = { site?: { _ref?: string }; template?: { _ref?: string } };

/** GROQ: the site of the host, and the one named `$site`. */
export const whoseQuery = `{
  "here": *[${siteOfHost}][0]{_id, "template": template._ref},
  "there": *[_id == $site][0]{name, "slug": slug.current, hosts}
}`;

/**
 * Whether the host's site never shows a document: it belongs to another dealer, or to a template
 * that the site does not have (CFG-04).
 */
export function isElsewhere({ site, template }: Owned, here: SiteHere | null): boolean {
  // If the person may not read the host's site, it is another dealer's.
  if (!here) return Boolean(site?._ref);
  if (site?._ref) return site._ref !== here._id;
  return Boolean(template?._ref) && template?._ref !== here.template;
}

/** Whether a site is served on the studio's host. */
export const isOnHost = ({ slug, hosts }: SiteThere, here: StudioHost): boolean =>
  (slug !== null && slug === here.slug) || (hosts ?? []).includes(here.host);

type Location = { protocol: string; hostname: string; port: string };

/** The address of a path on a site's own host; undefined if the site has no host name yet. */
export function addressThere(
  { slug, hosts }: Pick<SiteThere, 'slug' | 'hosts'>,
  path: string,
  { protocol, hostname, port }: Location,
): string | undefined {
  const local = hostname.endsWith('localhost') && slug ? `${slug}.localhost${port && `:${port}`}` : undefined;
  const host = local ?? hosts?.[0];
  return host && `${protocol}//${host}${path}`;
}

/**
 * The address of a document with its preview in the site's own studio; undefined if the site has no
 * host name yet.
 */
export const previewThere = (site: SiteThere, { type, id }: { type: string; id: string }, location: Location) =>
  addressThere(site, `/studio/intent/edit/mode=presentation;id=${id};type=${type}/`, location);
