import type { Group } from './links.ts';

/** A results page (NAV-02 to NAV-04): whether there is one depends on its path alone. */
export const isResults = (path: string): boolean => /^\/search(?=[/?]|$)/.test(path);

/**
 * The group of which a crawl requests a few: each path of results with its many filters, vehicles (NAV-06), and each other page with a query,
 * which names the vehicle or model of a form or a purchase: hundreds of addresses of one page.
 */
export function groupOf(path: string): Group | null {
  const [page = path, query] = path.split('?');
  if (isResults(path)) return { name: page, max: 2, followed: true };
  if (/^\/cars\/./.test(path)) return { name: 'vehicles', max: 3, followed: false };
  return query === undefined ? null : { name: `${page}?`, max: 3, followed: false };
}
