/** The studio's host, read as by the front: `<slug>.localhost`, a site's own host, or none. */
export type StudioHost = { host: string; slug: string };

/**
 * `host` includes the port, as in a site document's `hosts`; `slug` is empty for other host names.
 */
export function studioHost({ host, hostname }: { host: string; hostname: string }): StudioHost {
  return { host, slug: /^([a-z0-9-]+)\.localhost$/.exec(hostname)?.[1] ?? '' };
}

/** The site documents of a host: a GROQ filter with `$slug` and `$host`. */
export const siteOfHost = `_type == "site" && (slug.current == $slug || $host in hosts)`;

/** Whether the host is the local machine's, which belongs to no site. */
export function isUnassignedHost({ hostname }: { hostname: string }): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
