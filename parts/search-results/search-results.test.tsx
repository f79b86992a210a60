import { describe, expect, it } from 'vitest';
import { siteWith, sunday } from '@/domain/leads/site.fixture.ts';
import type { PromoTile } from '@/domain/site/site-parts.ts';
import { withLayout } from '@/domain/stock/search/list-layout.ts';
import type { SearchResult } from '@/domain/stock/search/page-result.ts';
import { searchQuery } from '@/domain/stock/search/search-address.ts';
import { searchChips } from '@/domain/stock/search/search-chips.ts';
import { emptySearch, type SearchState } from '@/domain/stock/search/search-state.ts';
import { pageVehicle } from '@/domain/stock/vehicle-page/vehicle.fixture.ts';
import { linksOf, markupOf, plainTextOf } from '@/parts/markup.fixture.ts';
import type { SearchView } from '@/parts/search-filters/filter-view.ts';
import { ChosenChips } from './chosen-chips.tsx';
import { NearestCars } from './nearest-cars.tsx';
import { Pager } from './pager.tsx';
import { PromoCard } from './promo-card.tsx';
import { ResultsBar } from './results-bar.tsx';
import { ResultsGrid } from './results-grid.tsx';
import { SearchNote } from './search-note.tsx';
import { Trail } from './trail.tsx';

const card = pageVehicle({ carType: 'used' }).card;
const cards = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...card, id: `v${at}`, slug: `car-${at}` }));
const found: SearchResult = { hits: [], found: 0, count: 0, page: 1, pages: 1, justSold: 0, facets: {} } as never;
function viewOf(result: Partial<SearchResult> = {}, more: Partial<SearchView> = {}): SearchView {
  const layout = more.layout ?? 'grid';
  return {
    site: siteWith(),
    search: emptySearch,
    named: emptySearch,
    result: { ...found, ...result },
    near: null,
    from: null,
    layout,
    ownPath: '',
    addressOf: (search: SearchState) => withLayout(`/search${searchQuery(search)}`, layout),
    ...more,
  };
}

describe('[SRCH-03] the pages of a search', () => {
  const pager = (page: number, pages: number, count: number) => <Pager view={viewOf({ page, pages, found: count })} />;

  it('are links, each way on and back, with what is on this one', () => {
    expect(plainTextOf(pager(2, 3, 50))).toMatch(/^Previous 1 2 3 Next 22 to 42 of 50$/);
    expect(linksOf(pager(2, 3, 50))).toEqual([
      '/search',
      '/search',
      '/search?page=2',
      '/search?page=3',
      '/search?page=3',
    ]);
    expect(markupOf(pager(2, 3, 50))).toMatch(/aria-current="page"[^>]*>2</);
  });

  it('end at the first and the last, and are none where one holds all', () => {
    expect(linksOf(pager(1, 3, 50))).not.toContain('/search?page=0');
    expect(plainTextOf(pager(3, 3, 50))).toContain('43 to 50 of 50');
    expect(markupOf(pager(1, 2, 30)).match(/aria-disabled/g)).toHaveLength(1);
    expect(markupOf(pager(1, 1, 5))).toBe('');
  });

  it('leave out those far away', () => {
    expect(plainTextOf(pager(10, 20, 420))).toContain('…');
  });
});

describe('[SRCH-15] the line above the results', () => {
  it('shows how many there are, and how many were just sold', () => {
    expect(plainTextOf(<ResultsBar view={viewOf({ count: 1_234 })} chosen={0} />)).toMatch(
      /1,234 cars Save this search/,
    );
    expect(plainTextOf(<ResultsBar view={viewOf({ count: 1, justSold: 2 })} chosen={0} />)).toMatch(
      /1 car plus 2 just sold/,
    );
  });

  it('shows on phones how many filters are on', () => {
    expect(plainTextOf(<ResultsBar view={viewOf()} chosen={3} />)).toMatch(/^Filters 3 /);
    expect(plainTextOf(<ResultsBar view={viewOf()} chosen={0} />)).not.toMatch(/^Filters 0/);
  });

  it('leads to the same search in another layout', () => {
    const links = (layout: SearchView['layout']) =>
      linksOf(<ResultsBar view={viewOf({}, { layout })} chosen={0} />).slice(-2);
    expect(links('grid')).toEqual(['/search', '/search?view=list']);
    expect(links('list')).toEqual(['/search', '/search?view=list']);
    expect(markupOf(<ResultsBar view={viewOf({}, { layout: 'list' })} chosen={0} />)).toMatch(
      /aria-current="true"[^>]*aria-label="List"/,
    );
  });
});

describe('[SRCH-16] the results', () => {
  const tile = { id: 't', title: 'A tile', text: '', link: null, image: null, cutout: false } as unknown as PromoTile;
  const grid = (layout: SearchView['layout']) => (
    <ResultsGrid
      view={viewOf({ hits: cards(3) }, { layout })}
      now={sunday}
      promos={[{ position: 2, tile }]}
      after={<li>rest</li>}
    />
  );

  it('have a promo card at its place, and what fills the last row', () => {
    const order = [...markupOf(grid('grid')).matchAll(/href="\/cars\/(car-\d)">|A tile|rest/g)].map(
      ([all, slug]) => slug ?? all,
    );
    expect(order).toEqual(['car-0', 'A tile', 'car-1', 'car-2', 'rest']);
  });

  it('have no row to fill in a list', () => expect(markupOf(grid('list'))).not.toContain('<li>rest</li>'));

  it('[SRCH-17] have others below none', () => {
    const below = (count: number, similar: boolean) => (
      <NearestCars view={viewOf()} cards={cards(count)} similar={similar} now={sunday} />
    );
    expect(plainTextOf(below(1, true))).toMatch(/^Similar cars/);
    expect(plainTextOf(below(1, false))).toMatch(/^Other cars in stock/);
    expect(markupOf(below(0, true))).toBe('');
  });
});

describe('[SRCH-01] what a search is of', () => {
  it('is shown as chips, each with the way to take it off', () => {
    const search: SearchState = { ...emptySearch, filters: { make: ['Ford'], fuel: ['Diesel'] } };
    const chips = <ChosenChips view={viewOf()} chips={searchChips(search)} clearHref="/all" />;
    expect(plainTextOf(chips)).toBe('Remove Ford Remove Diesel Clear all');
    expect(linksOf(chips)).toEqual(['/search?fuel=Diesel', '/search?make=Ford', '/all']);
    expect(markupOf(<ChosenChips view={viewOf()} chips={[]} clearHref="/all" />)).toBe('');
  });

  it('[NAV-21] is a trail whose end is no link', () => {
    const trail = (
      <Trail
        crumbs={[
          { label: 'Home', href: '/' },
          { label: 'Ford', href: null },
        ]}
      />
    );
    expect(plainTextOf(trail)).toBe('Home / Ford');
    expect(linksOf(trail)).toEqual(['/']);
    expect(markupOf(trail)).toContain('aria-current="page"');
  });
});

describe('a promo card', () => {
  const tile = {
    title: 'Drive away today',
    text: 'Now',
    link: { href: '/offers', label: 'See offers' },
    image: null,
    cutout: false,
  };

  it('[SRCH-16] is one link with its text; without a link it is text alone', () => {
    expect(plainTextOf(<PromoCard tile={tile as never} />)).toBe('Drive away today Now See offers');
    expect(linksOf(<PromoCard tile={tile as never} />)).toEqual(['/offers']);
    expect(plainTextOf(<PromoCard tile={{ ...tile, text: '', link: null } as never} />)).toBe('Drive away today');
  });
});

describe('[SRCH-07] a note in place of results', () => {
  it('is an alert where something failed, and is ready where it is hidden', () => {
    const note = (kind: 'bad' | 'info', hidden = false) =>
      markupOf(
        <SearchNote kind={kind} title="A title" hidden={hidden}>
          text
        </SearchNote>,
      );
    expect(note('bad')).toContain('role="alert"');
    expect(note('info')).not.toContain('role=');
    expect(note('bad', true)).toMatch(/data-part="failure" hidden=""/);
    expect(note('bad')).not.toContain('data-part');
  });
});
