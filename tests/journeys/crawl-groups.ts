import type { Group } from './links.ts';

/** A results page (NAV-02 to NAV-04): whether there is one, its path alone says. */
export const isResults = (path: string): boolean => /^\/search(?=[/?]|$)/.test(path);

/** The group of which a crawl requests a few: each path of results with its many filters, vehicles (NAV-06). */
export function groupOf(path: string): Group | null {
  if (isResults(path)) return { name: path.split('?')[0] ?? path, max: 2, followed: true };
  return /^\/cars\/./.test(path) ? { name: 'vehicles', max: 3, followed: false } : null;
}
