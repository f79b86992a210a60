import type { Group } from './links.ts';

/**
 * Addresses that pages link to and that a later part of the product answers. The test of links fails for an entry whose addresses all
 * answer by now, or that nothing links to any more: then it goes from this list.
 */
export const laterAddresses: readonly { name: string; holds: RegExp }[] = [];

/** The entry that an address belongs to, if it is one of these. */
export const laterName = (path: string): string | undefined =>
  laterAddresses.find(({ holds }) => holds.test(path))?.name;

/** A results page (NAV-02 to NAV-04): whether there is one, its path alone says. */
export const isResults = (path: string): boolean => /^\/search(?=[/?]|$)/.test(path);

/** The group of which a crawl asks a few: what is still to come, each path of results with its many filters, vehicles (NAV-06). */
export function groupOf(path: string): Group | null {
  const later = laterName(path);
  if (later !== undefined) return { name: later, most: 3, followed: false };
  if (isResults(path)) return { name: path.split('?')[0] ?? path, most: 2, followed: true };
  return /^\/cars\/./.test(path) ? { name: 'vehicles', most: 3, followed: false } : null;
}
