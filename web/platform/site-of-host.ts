/** What the front needs to know of a site to find it and to know what a publish touches. */
export type SiteRecord = {
  slug: string;
  name: string;
  hosts: readonly string[];
  /** When the site was made, as an ISO string: of two that claim a host name the older has it. */
  createdAt?: string;
  /** Slugs of the layers under it; null where there is none. */
  template: string | null;
  manufacturer: string | null;
  group: string | null;
};

export type HostMatch = { kind: 'site'; slug: string } | { kind: 'local' } | { kind: 'unknown' };

const unknown: HostMatch = { kind: 'unknown' };
const local: HostMatch = { kind: 'local' };
const localNames = new Set(['localhost', '127.0.0.1', '::1']);

export type HostIndex = ReadonlyMap<string, HostMatch>;

/** A host name that a younger site claims too: the older keeps it, so that no dealer takes another one's site off the net (NAV-01). */
type TakenHost = { host: string; older: string; younger: string };

/** All host names of all sites; `taken` is called for each that two of them claim. */
export function indexHosts(
  sites: readonly SiteRecord[],
  taken: (host: TakenHost) => void = () => undefined,
): HostIndex {
  const index = new Map<string, { kind: 'site'; slug: string }>();
  const local = new Map(sites.map(({ slug }) => [`${slug}.localhost`, slug]));
  for (const { slug, hosts } of byAge(sites)) {
    const names = new Set([`${slug}.localhost`, ...hosts.map((host) => host.toLowerCase())]);
    for (const host of names) {
      // The name that a site has by its slug is its own on every port, however old it is.
      const named = local.get(host.replace(/:\d+$/, ''));
      const older = named !== undefined && named !== slug ? named : index.get(host)?.slug;
      if (older !== undefined) taken({ host, older, younger: slug });
      else index.set(host, { kind: 'site', slug });
    }
  }
  return index;
}

/** The oldest first; one that does not state its age counts as the youngest. */
function byAge(sites: readonly SiteRecord[]): SiteRecord[] {
  const age = ({ createdAt }: SiteRecord) => createdAt ?? '9999';
  return sites.toSorted((a, b) => age(a).localeCompare(age(b)) || a.slug.localeCompare(b.slug));
}

/** The place that a Host header names: a site, this machine itself, or nothing we know (NAV-01). */
export function matchHost(header: string | undefined, index: HostIndex): HostMatch {
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
