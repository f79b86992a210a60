/**
 * Addresses that pages link to and that a later part of the product answers. The test of links fails for an entry whose addresses all
 * answer by now, or that nothing links to any more: then it goes from this list.
 */
export const laterAddresses: readonly { name: string; holds: RegExp }[] = [];

/** The entry that an address belongs to, if it is one of these. */
export const laterName = (path: string): string | undefined =>
  laterAddresses.find(({ holds }) => holds.test(path))?.name;

/** Addresses of many pages of one kind: a few of each stand for the others. */
const sampledAddresses: typeof laterAddresses = [
  { name: 'results of a search (NAV-02 to NAV-04)', holds: /^\/search\/./ },
  { name: 'a vehicle (NAV-06)', holds: /^\/cars\/./ },
];

/** The group of which a crawl asks a few and follows none. */
export const groupName = (path: string): string | undefined =>
  laterName(path) ?? sampledAddresses.find(({ holds }) => holds.test(path))?.name;
