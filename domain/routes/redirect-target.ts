import { spelledPath } from './route-of-path.ts';

/** A path of the site, or a web address. No backslash and no control character: browsers read `/\host` and `/<tab>/host` as `//host`. */
const target = /^(?:\/(?![/\\])|https?:\/\/[^/\\])[^\\\p{Cc}]*$/iu;

/** Whether a redirect may lead there. */
export const isRedirectTarget = (to: string): boolean => target.test(to);

/** Where a redirect's address leads on this site, in the spelling that is served; null where it leads elsewhere. `hosts` are the site's own. */
export function pathOnSite(to: string, hosts: readonly string[]): string | null {
  const base = 'https://this-site.invalid';
  if (!isRedirectTarget(to) || !URL.canParse(to, base)) return null;
  const { host, origin, pathname } = new URL(to, base);
  if (origin !== base && !hosts.includes(host)) return null;
  const path = decoded(pathname).replaceAll(/\/{2,}/g, '/');
  return spelledPath(path.replace(/(?<!^)\/$/, ''));
}

/** Redirects are followed over so many steps; browsers give up after twenty. */
const maxSteps = 10;

type Way = {
  hosts: readonly string[];
  /** Where a redirect leads from a path of the site; null where there is none, or where a page is. */
  leadsTo: (path: string) => Promise<string | null> | string | null;
};

/** Whether who is led from a path of the site to an address never arrives: in a circle, or over too many steps. */
export async function leadsInCircle(from: string, to: string, { hosts, leadsTo }: Way): Promise<boolean> {
  const visited = new Set([from]);
  let path = pathOnSite(to, hosts);
  while (path !== null) {
    if (visited.has(path) || visited.size > maxSteps) return true;
    visited.add(path);
    const next: string | null = await leadsTo(path);
    path = next === null ? null : pathOnSite(next, hosts);
  }
  return false;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
