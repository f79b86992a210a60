/** The host that the studio runs on, as the front reads it: `<slug>.localhost`, one of a site's own hosts, or no site's. */
export type StudioHost = { host: string; slug: string };

/** `host` keeps its port, as a site document's `hosts` do; `slug` is empty where the name does not carry one. */
export function studioHost({ host, hostname }: { host: string; hostname: string }): StudioHost {
  return { host, slug: /^([a-z0-9-]+)\.localhost$/.exec(hostname)?.[1] ?? '' };
}

/** The site documents of a host: a GROQ filter with `$slug` and `$host`. */
export const siteOfHost = `_type == "site" && (slug.current == $slug || $host in hosts)`;

/** True on the machine's own names, which belong to no site. */
export function isUnassignedHost({ hostname }: { hostname: string }): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
