import { pageRequest } from '@/domain/stock/search/page-request.ts';
import { parseSearch } from '@/domain/stock/search/parse-search.ts';
import { siteFilter } from '@/domain/stock/site-filter.ts';
import { homeOf } from './servers.ts';

export const resultsPath = '/search/new-used-and-demo-cars';
const [collection, noPlaces] = ['vehicles', { makes: [], makeModels: [], dealerships: [], locations: [] }];

/**
 * The queries that the server sends the search service for an address, as a browser would send
 * them.
 */
export function questionsOf(address: string): string {
  const { searchParams } = new URL(address, 'http://site');
  const search = parseSearch({ pathname: resultsPath, searchParams }, noPlaces)?.search;
  if (!search) throw new Error(`${address} is no search.`);
  const filter = siteFilter({ slug: homeOf, includeSoldCarsDays: 3 }, Date.now());
  const all = pageRequest(search, { sort: 'relevant', pricedOnly: false }, filter);
  return JSON.stringify({ searches: all.map((one) => ({ ...one, collection })) });
}
