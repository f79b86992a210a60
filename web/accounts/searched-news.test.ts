import { describe, expect, it, vi } from 'vitest';
import { siteWith } from '@/domain/leads/site.fixture.ts';
import { emptySearch } from '@/domain/stock/search/search-state.ts';
import { searchedNews } from './searched-news.ts';

const now = Date.parse('2026-11-26T03:00:00Z');
const stock = vi.hoisted(() => ({
  searchOfUrl: vi.fn(),
  countOfSearch: vi.fn(),
  firstOfSite: vi.fn(),
}));
vi.mock('@/web/stock/stock-of-site.ts', () => stock);

const saved = { name: 'Utes', address: '/search/used-cars?body=Ute', newAfter: new Date(now) };
const site = siteWith();

describe('[SAVE-05] what a saved search finds', () => {
  it('counts what was listed since the visit before, of the newest', async () => {
    stock.searchOfUrl.mockResolvedValue({ ...emptySearch, sort: 'price_ascending' });
    stock.countOfSearch.mockResolvedValue(14);
    stock.firstOfSite.mockResolvedValue([now + 2, now + 1, now, now - 1].map((createdAtMs) => ({ createdAtMs })));
    expect(await searchedNews(site, saved)).toEqual({ ...saved, found: 14, fresh: 2 });
    expect(stock.firstOfSite.mock.calls[0]?.[1]).toMatchObject({ sort: 'latest', page: 1 });
    const [, url] = stock.searchOfUrl.mock.calls[0] ?? [];
    expect([url.pathname, String(url.searchParams)]).toEqual(['/search/used-cars', 'body=Ute']);
  });

  it('is listed without a count while the search service is away, and where the address is no search any more', async () => {
    stock.searchOfUrl.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(null);
    for (const _ of [1, 2]) expect(await searchedNews(site, saved)).toEqual({ ...saved, found: null, fresh: 0 });
  });
});
