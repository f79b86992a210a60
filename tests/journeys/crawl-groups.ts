import type { Group } from './links.ts';

/** A results page (NAV-02 to NAV-04): whether there is one depends on its path alone. */
export const isResults = (path: string): boolean => /^\/search(?=[/?]|$)/.test(path);

/**
 * The group of which a crawl requests a few: each path of results with its many filters, vehicles (NAV-06), models, and each other page
 * with a query, which names the vehicle or model of a form or a purchase: hundreds of addresses of one page.
 */
export function groupOf(path: string): Group | null {
  const [page = path, query] = path.split('?');
  if (isResults(path)) return { name: page, max: 1, followed: true };
  if (/^\/cars\/./.test(path)) return { name: 'vehicles', max: 1, followed: false };
  if (/^\/models\/./.test(path)) return { name: 'models', max: 4, followed: true };
  return query === undefined ? null : { name: `${page}?`, max: 1, followed: false };
}
