/** What the front needs to know of a site to find it and to know what a publish touches. */
export type SiteRecord = {
  slug: string;
  name: string;
  hosts: readonly string[];
  /** Slugs of the layers under it; null where there is none. */
  template: string | null;
  manufacturer: string | null;
  group: string | null;
};

export type Place = { kind: 'site'; slug: string } | { kind: 'local' } | { kind: 'unknown' };

const unknown: Place = { kind: 'unknown' };
const local: Place = { kind: 'local' };
const localNames = new Set(['localhost', '127.0.0.1', '::1']);

export type HostIndex = ReadonlyMap<string, Place>;

/** All host names of all sites. A name that two sites claim belongs to neither: a wrong dealer is worse than none (NAV-01). */
export function indexHosts(sites: readonly SiteRecord[]): HostIndex {
  const index = new Map<string, Place>();
  for (const { slug, hosts } of sites) {
    const names = new Set([`${slug}.localhost`, ...hosts.map((host) => host.toLowerCase())]);
    for (const name of names) index.set(name, index.has(name) ? unknown : { kind: 'site', slug });
  }
  return index;
}

/** The place that a Host header names: a site, this machine itself, or nothing we know (NAV-01). */
export function placeOfHost(header: string | undefined, index: HostIndex): Place {
  const parts = hostParts(header ?? '');
  if (!parts) return unknown;
  if (localNames.has(parts.name)) return local;
  return index.get(`${parts.name}:${parts.port}`) ?? index.get(parts.name) ?? unknown;
}

/** Name in small letters without its trailing dot or brackets, and port; null when it is no `host[:port]` (RFC 9110, 7.2). */
function hostParts(header: string): { name: string; port: string } | null {
  const found = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9_-]+(?:\.[a-z0-9_-]+)*)\.?)(?::(\d{1,5}))?$/.exec(
    header.trim().toLowerCase(),
  );
  return found ? { name: found[1] ?? found[2] ?? '', port: found[3] ?? '' } : null;
}
