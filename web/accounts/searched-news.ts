import { alertedNew } from '@/domain/accounts/alerts/alerted-new.ts';
import type { AccountSearch } from '@/web/records/account-searches.ts';
import { countOfSearch, firstOfSite, searchOfUrl } from '@/web/stock/stock-of-site.ts';
import type { SearchSite } from '@/web/stock/stock-site.ts';

/** Vehicles checked for new ones; beyond this the count is "or more". */
export const maxNew = alertedNew;

/**
 * A saved search with its number of vehicles, and of those listed since the last visit. `found` is
 * null if the search fails.
 */
export type GarageSearch = AccountSearch & { found: number | null; fresh: number };

/** Counts what a saved search finds, and what of it was listed since the previous visit. */
export async function searchedNews(site: SearchSite, saved: AccountSearch): Promise<GarageSearch> {
  try {
    const search = await searchOfUrl(site, new URL(saved.address, 'http://site.invalid'));
    if (!search) return { ...saved, found: null, fresh: 0 };
    const [found, newest] = await Promise.all([
      countOfSearch(site, search),
      firstOfSite(site, { ...search, sort: 'latest', page: 1 }, maxNew),
    ]);
    const fresh = newest.filter(({ createdAtMs }) => createdAtMs > saved.newAfter.getTime()).length;
    return { ...saved, found, fresh };
  } catch {
    return { ...saved, found: null, fresh: 0 };
  }
}
