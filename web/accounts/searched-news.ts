import { alertedNew } from '@/domain/accounts/alerts/alerted-new.ts';
import type { AccountSearch } from '@/web/records/account-searches.ts';
import { countOfSearch, firstOfSite, searchOfUrl } from '@/web/stock/stock-of-site.ts';
import type { SearchSite } from '@/web/stock/stock-site.ts';

/** Vehicles that are looked at for new ones; beyond it the count reads "or more". */
export const maxNew = alertedNew;

/** A saved search: how many vehicles it finds now, and how many of them were listed since the last visit. `found` is null while the search service is away. */
export type GarageSearch = AccountSearch & { found: number | null; fresh: number };

/** What a saved search finds that was listed since the visit before this one. */
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
