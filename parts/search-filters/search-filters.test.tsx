import { describe, expect, it } from 'vitest';
import { place, siteWith } from '@/domain/leads/site.fixture.ts';
import type { SearchResult } from '@/domain/stock/search/page-result.ts';
import { emptySearch, type SearchFilters as Filters } from '@/domain/stock/search/search-state.ts';
import { markupOf, plainTextOf } from '@/parts/markup.fixture.ts';
import type { SearchView } from './filter-view.ts';
import { ModelGroup } from './model-group.tsx';
import { NearGroup } from './near-group.tsx';
import { SearchFilters } from './search-filters.tsx';

const facet = (...values: string[]) => ({
  items: values.map((value, at) => ({ label: value, value, count: values.length - at })),
  facetStats: null,
});
type ViewFields = {
  filters?: Filters;
  facets?: Record<string, ReturnType<typeof facet>>;
  count?: number;
  layout?: 'grid' | 'list';
};
function viewOf({ filters = {}, facets = {}, count = 3, layout = 'grid' }: ViewFields = {}): SearchView {
  const search = { ...emptySearch, filters };
  const result = { hits: [], found: count, count, page: 1, pages: 1, justSold: 0, facets } as unknown as SearchResult;
  return {
    site: siteWith(),
    search,
    named: search,
    result,
    near: null,
    from: null,
    layout,
    ownPath: '',
    addressOf: () => '/search',
  };
}
const filters = (fields: ViewFields = {}) => <SearchFilters view={viewOf(fields)} clearHref="/clear" />;
const hidden = (fields: ViewFields) =>
  [...markupOf(filters(fields)).matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name, value]) => `${name}=${value}`,
  );

describe('[SRCH-09] the filters of a results page', () => {
  it('are one form that shows how many cars it leads to', () => {
    expect(markupOf(filters())).toMatch(/<form id="search-form"[^>]*action="\/search\/new-used-and-demo-cars"/);
    expect(plainTextOf(filters())).toContain('Show Me 3 cars');
    expect(plainTextOf(filters({ count: 1 }))).toContain('Show Me 1 car');
  });

  it('keep what they have no control for, and the layout', () => {
    expect(
      hidden({ filters: { city: ['Epping'], price_range: ['0:1'], created_at_timestamp: { min: 5, max: null } } }),
    ).toEqual(['city=Epping', 'price_range=0:1', 'created_at_timestamp=5:']);
    expect(hidden({ layout: 'list' })).toEqual(['view=list']);
    expect(hidden({})).toEqual([]);
  });

  it('fold the rarer ones, each open where something in it is chosen, and leave out what offers no choice', () => {
    const colours = { colour: facet('Red', 'Blue') };
    const folds = (fields: ViewFields) =>
      [...markupOf(filters(fields)).matchAll(/<details[^>]*?( open="")?><summary[^>]*>([^<]+)</g)].map(
        ([, open, title]) => [title, Boolean(open)],
      );
    expect(folds({ facets: colours })).toContainEqual(['Colour and seats', false]);
    expect(folds({ facets: colours, filters: { colour: ['Red'] } })).toContainEqual(['Colour and seats', true]);
    expect(folds({ facets: { colour: facet('Red') } }).map(([title]) => title)).not.toContain('Colour and seats');
  });
});

describe('[SRCH-11] the models of the chosen makes', () => {
  const models = (make: string[], ...values: string[]) => (
    <ModelGroup view={viewOf({ filters: { make, model: ['Ranger'] }, facets: { model: facet(...values) } })} />
  );
  it('are under their make, those chosen ticked; none without a make or a model', () => {
    expect(plainTextOf(models(['Ford'], 'Ranger', 'Everest'))).toBe(
      'Ford models Select models Hide Ranger 2 vehicles Everest 1 vehicle',
    );
    expect(plainTextOf(models(['Ford', 'Kia'], 'Ranger'))).toMatch(/^Models /);
    expect(markupOf(models(['Ford'], 'Ranger', 'Everest')).match(/checked=""/g)).toHaveLength(1);
    expect(markupOf(models([], 'Ranger'))).toBe('');
    expect(markupOf(models(['Ford']))).toBe('');
  });
});

describe('[LOC-07] a distance from a postcode', () => {
  const apart = siteWith({
    locations: [place('a', { latitude: -37.8, longitude: 144.9 }), place('b', { latitude: -33.8, longitude: 151.2 })],
  });

  it('is offered where a site has places that lie apart', () => {
    expect(plainTextOf(<NearGroup view={{ site: apart, from: null }} />)).toMatch(/^Near you Within 25 km 50 km/);
    expect(markupOf(<NearGroup view={{ site: siteWith(), from: null }} />)).toBe('');
  });

  it('shows the postcode and the distance in use, and sends them with the next search', () => {
    const chosen = (view: SearchView['from']) =>
      /<option value="(\d+)" selected/.exec(markupOf(<NearGroup view={{ site: apart, from: view }} />))?.[1];
    const from = { postcode: '3000', within: '100', placed: false };
    const shown = markupOf(<NearGroup view={{ site: apart, from }} />);
    expect([chosen(null), chosen(from)]).toEqual(['50', '100']);
    expect(shown).toMatch(/name="near"[^>]*value="3000"/);
    expect(shown).toContain('<input type="hidden" name="placed" value="3000 100"/>');
  });
});
