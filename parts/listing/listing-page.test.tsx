import { expect, it } from 'vitest';
import { searchQuery } from '@/domain/stock/search/search-address.ts';
import { emptySearch, type SearchState } from '@/domain/stock/search/search-state.ts';
import { linksOf, markupOf, plainTextOf } from '@/parts/markup.fixture.ts';
import { ListingPage } from './listing-page.tsx';
import type { ListingView } from './listing-view.ts';

const view = (more: Partial<ListingView> = {}): ListingView => ({
  heading: 'Offers',
  crumbs: [{ label: 'Offers', href: null }],
  path: '/offers',
  search: emptySearch,
  result: { found: 2, page: 1, pages: 1 },
  noun: ['offer', 'offers'],
  groups: [],
  empty: { title: 'No Results Available', text: 'Try again.' },
  addressOf: (search: SearchState) => `/offers${searchQuery(search)}`,
  ...more,
});
const page = (more: Partial<ListingView> = {}) => (
  <ListingPage view={view(more)}>
    <p>the results</p>
  </ListingPage>
);

it('[SRCH-21] shows how many there are and shows them, with filters that are one form', () => {
  expect(plainTextOf(page())).toMatch(/2 offers Filters Results the results/);
  expect(plainTextOf(page({ result: { found: 1, page: 1, pages: 1 } }))).toContain('1 offer Filters');
  expect(markupOf(page())).toMatch(/<form[^>]*action="\/offers"/);
  expect(markupOf(page())).toContain('placeholder="Search offers"');
});

it('[SRCH-21] has a message where there are none, with the way back to all where the search was narrowed', () => {
  const none = { result: { found: 0, page: 1, pages: 1 } };
  expect(plainTextOf(page(none))).toMatch(/No Results Available Try again\./);
  expect(plainTextOf(page(none))).not.toContain('Clear Filters');
  const narrowed = page({ ...none, search: { ...emptySearch, query: 'ute' } });
  expect(plainTextOf(narrowed)).toContain('Clear Filters');
  expect(plainTextOf(narrowed)).toMatch(/Filters 1 /);
  expect(plainTextOf(page({ result: { found: 30, page: 9, pages: 2 } }))).toContain('Clear Filters');
});

it('[SRCH-21] can be narrowed by price where it has prices, as they were typed', () => {
  expect(markupOf(page())).not.toContain('price[min]');
  const search: SearchState = { ...emptySearch, filters: { price: { min: 20_000, max: null } } };
  expect(markupOf(page({ priced: true, search }))).toMatch(/name="price\[min\]"[^>]*value="\$20,000"/);
  expect(markupOf(page({ priced: true, search }))).toMatch(/name="price\[max\]"[^>]*value=""/);
  expect(linksOf(page({ search }))).toContain('/offers');
});
