import { beforeEach, describe, expect, it, vi } from 'vitest';
import { place, siteWith, sunday } from '@/domain/leads/site.fixture.ts';
import type { SearchResult } from '@/domain/stock/search/page-result.ts';
import { parseSearch } from '@/domain/stock/search/parse-search.ts';
import { noPlaces } from '@/domain/stock/search/search-paths.ts';
import { emptySearch, type SearchState } from '@/domain/stock/search/search-state.ts';
import { pageVehicle } from '@/domain/stock/vehicle-page/vehicle.fixture.ts';
import { linksOf, loadedMarkupOf, markupOf, plainTextOf } from '@/parts/markup.fixture.ts';
import { newRenderRecord, recordRender } from '@/web/platform/render-record.ts';
import type { PageServices, RouteRequest } from '@/web/render/own-route.ts';
import { findResults } from './find-results.ts';
import { namedSite } from './named-site.ts';
import { RestCard } from './rest-card.tsx';
import { resultsPage } from './results-page.tsx';
import { unavailablePage } from './unavailable-search.tsx';

const stock = vi.hoisted(() => ({
  understoodOfSite: vi.fn(),
  searchOfSite: vi.fn(),
  looseningsOfSite: vi.fn(),
  firstOfSite: vi.fn(),
  stockOfSite: vi.fn(),
}));
vi.mock('@/web/stock/stock-of-site.ts', () => stock);

const site = siteWith();
const card = pageVehicle({ carType: 'used' }).card;
const found = (count: number, more: Partial<SearchResult> = {}): SearchResult =>
  ({
    hits: count > 0 ? [card] : [],
    found: count,
    count,
    page: 1,
    pages: 1,
    justSold: 0,
    facets: {},
    ...more,
  }) as SearchResult;
function parsed(address: string) {
  const read = parseSearch(new URL(address, 'http://site'), noPlaces);
  if (!read) throw new Error(`${address} is no search.`);
  return read;
}
const requestOf = (address: string, more: Partial<RouteRequest> = {}): RouteRequest => {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const services = {} as PageServices;
  return {
    site,
    path: pathname,
    params: {},
    query: searchParams,
    services,
    now: sunday,
    draft: false,
    page: null,
    ...more,
  };
};

beforeEach(() => {
  for (const question of Object.values(stock)) question.mockReset();
  stock.understoodOfSite.mockImplementation(async (_site: unknown, { search }: { search: SearchState }) => ({
    search,
    near: null,
    from: null,
  }));
  stock.looseningsOfSite.mockResolvedValue([]);
  stock.firstOfSite.mockResolvedValue([card]);
});

describe('what the stock returns for a search address', () => {
  const answered = async (address: string, count: number) => {
    stock.searchOfSite.mockResolvedValue(found(count));
    const record = newRenderRecord(sunday);
    const results = await recordRender(record, () => findResults(site, parsed(address)));
    return { results, searched: record.searched };
  };

  it('[PLUS-05] is nothing more than its results, or the nearest ones in place of none', async () => {
    expect((await answered('/search/ute', 3)).results).toMatchObject({ loosenings: [], nearest: [], near: null });
    expect(stock.looseningsOfSite).not.toHaveBeenCalled();
    const looser: SearchState = { ...emptySearch, query: 'x' };
    stock.looseningsOfSite.mockResolvedValue([{ search: looser, dropped: [], count: 2 }]);
    expect((await answered('/search/ute', 0)).results.nearest).toEqual([card]);
    expect(stock.firstOfSite.mock.lastCall?.[1]).toBe(looser);
    stock.looseningsOfSite.mockResolvedValue([]);
    await answered('/search/ute', 0);
    expect(stock.firstOfSite.mock.lastCall?.[1]).toBe(emptySearch);
  });

  it('[SRCH-24] counts typed text on its first page, and finds nothing where no filter is set beside it', async () => {
    expect((await answered('/search/ute?query=canopy', 0)).searched).toMatchObject({
      phrase: 'canopy',
      foundNothing: true,
    });
    expect((await answered('/search/ute?query=canopy', 2)).searched).toMatchObject({ foundNothing: false });
    expect((await answered('/search/ute?query=canopy&fuel=Diesel', 0)).searched).toMatchObject({ foundNothing: false });
    expect((await answered('/search/ute?query=canopy&near=3008', 0)).searched).toMatchObject({ foundNothing: false });
    expect((await answered('/search/ute?query=canopy&page=2', 0)).searched).toBeNull();
    expect((await answered('/search/ute', 0)).searched).toBeNull();
  });
});

describe('the page of a search', () => {
  it('[NAV-21] [CFG-05] gives search engines the steps of the trail that it shows', async () => {
    const { crumbs = [], view } = await pageOf('/search/ute?page=1');
    expect(crumbs.map(({ label }) => label)).toEqual(['Home', expect.stringMatching(/cars/), 'Ute']);
    const [, trail = ''] = /<nav aria-label="Breadcrumb"[^>]*>(.*?)<\/nav>/.exec(await loadedMarkupOf(view)) ?? [];
    expect(trail.replaceAll(/<[^>]+>/g, '')).toBe(crumbs.map(({ label }) => label).join('/'));
  });

  const pageOf = async (address: string, result: SearchResult = found(3), more: Partial<RouteRequest> = {}) => {
    const read = parsed(address);
    return resultsPage(requestOf(address, more), read, {
      search: read.search,
      near: null,
      from: null,
      result,
      loosenings: [],
      nearest: [],
    });
  };

  it('[NAV-02] is for search engines where its address has no more than path and page', async () => {
    const plain = await pageOf('/search/utes');
    expect([plain.described.noIndex, plain.canonical]).toEqual([false, '/search/ute']);
    const second = await pageOf('/search/utes?page=2');
    expect([second.described.noIndex, second.canonical]).toEqual([false, '/search/ute?page=2']);
    expect(second.described.title).toMatch(/, page 2$/);
    for (const more of ['?fuel=Diesel', '?query=canopy', '?sortBy=latest'])
      expect((await pageOf(`/search/utes${more}`)).described.noIndex).toBe(true);
    expect((await pageOf('/search/utes', found(0))).described.noIndex).toBe(true);
  });

  it('has staff’s title and description where they made a page of it', async () => {
    const page = {
      title: 'Our utes',
      description: 'All of them.',
      noIndex: true,
      blocks: null,
    } as unknown as RouteRequest['page'];
    expect((await pageOf('/search/ute', found(3), { page })).described).toEqual({
      title: 'Our utes',
      description: 'All of them.',
      noIndex: true,
    });
  });

  it('[SRCH-23] is its results alone where a filter requests these, the cards before the filters', async () => {
    const whole = await loadedMarkupOf((await pageOf('/search/ute')).view);
    const part = await loadedMarkupOf((await pageOf('/search/ute?part=results')).view);
    expect(part.match(/<template data-part-mark=""><\/template>/g)).toHaveLength(2);
    expect(part).toMatch(/^<template[^>]*><\/template><div class="wrap/);
    expect(whole).not.toContain('data-part-mark');
    expect(part.indexOf('id="results"')).toBeLessThan(part.indexOf('id="search-form"'));
    expect(whole.indexOf('id="search-form"')).toBeLessThan(whole.indexOf('id="results"'));
  });

  it('[SRCH-03] shows a message for a page past the end, with the way to the first', async () => {
    const past = plainTextOf(
      await loadedMarkupOf((await pageOf('/search/ute?page=9', found(3, { page: 9, pages: 2 }))).view),
    );
    expect(past).toContain('Page 9 does not exist for this search. There are 2 pages. Go to the first page');
    const one = plainTextOf(
      await loadedMarkupOf((await pageOf('/search/ute?page=9', found(3, { page: 9, pages: 1 }))).view),
    );
    expect(one).toContain('There is 1 page.');
  });

  it('[SRCH-25] while the service is away names no make, is not stored, and can be tried again', () => {
    const record = newRenderRecord(sunday);
    const address = '/search/used-cars?make=Nonesuch';
    const page = recordRender(record, () => unavailablePage(requestOf(address), parsed(address)));
    expect([page.status, record.failed, page.described.noIndex]).toEqual([503, true, true]);
    expect(plainTextOf(page.view)).toContain('We can’t search right now.');
    expect(plainTextOf(page.view)).not.toContain('Nonesuch');
    expect(linksOf(page.view)).toContain(address);
    expect(unavailablePage(requestOf('/search/x'), null).described.title).not.toBe('');
  });

  it('[SRCH-25] offers the dealer’s phone then, where there is one', () => {
    const phones = { ...site.phones, main: '03 5550 4410' };
    const view = (of: RouteRequest['site']) =>
      plainTextOf(unavailablePage(requestOf('/search', { site: of }), null).view);
    expect(view({ ...site, phones })).toContain('or call 03 5550 4410 and we’ll look for you');
    expect(view(site)).not.toContain('or call');
  });
});

describe('around the results', () => {
  it('[NAV-21] a dealer in one or two towns is named by its own, a group by none', () => {
    const cityOf = (...cities: string[]) =>
      namedSite(siteWith({ locations: cities.map((city, at) => place(`p${at}`, { city, primary: at === 1 })) })).city;
    expect([cityOf('Epping'), cityOf('Epping', 'Brunswick'), cityOf('A', 'B', 'C')]).toEqual([
      'Epping',
      'Brunswick',
      '',
    ]);
    expect(namedSite(siteWith({ locations: [] })).city).toBe('');
  });

  it('[PLUS-05] the last row is filled with an offer to look for a car, where it has room', () => {
    const rest = (tiles: number) => markupOf(<RestCard site={site} tiles={tiles} />);
    expect([3, 6].map(rest)).toEqual(['', '']);
    expect(rest(4)).toContain('tablet:col-span-2');
    expect(rest(5)).not.toContain('tablet:col-span-2');
    expect(linksOf(<RestCard site={site} tiles={4} />)).toHaveLength(1);
  });
});
