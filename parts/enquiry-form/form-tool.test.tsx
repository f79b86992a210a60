import { describe, expect, it } from 'vitest';
import { resolveForm } from '@/domain/leads/resolve-form.ts';
import { siteWith, sunday } from '@/domain/leads/site.fixture.ts';
import { standardForm, standardForms } from '@/domain/leads/standard-forms.ts';
import { searchTool } from '@/domain/site/form-tool.ts';
import type { SearchResult } from '@/domain/stock/search/page-result.ts';
import { loadedMarkupOf, markupOf } from '@/parts/markup.fixture.ts';
import { SearchFilters } from '@/parts/search-filters/search-filters.tsx';
import { Delivery } from '@/parts/vehicle-page/delivery-client.tsx';
import { EnquiryForm } from './form-client.tsx';

const open = siteWith({ features: { assistants: true } });
const tagOf = (markup: string): string => /<form[^>]*>/.exec(markup)?.[0] ?? '';

async function enquiryTag(id: string, site = open): Promise<string> {
  const content = standardForm(id);
  if (!content) throw new Error(`There is no form ${id}.`);
  const form = resolveForm(content, site, sunday);
  return tagOf(await loadedMarkupOf(<EnquiryForm form={form} block="b" sent={null} estimateYear={null} />));
}

function filtersOf(facets: SearchResult['facets'] = {}, site = open): string {
  const search = { query: '', filters: { make: ['v1'] }, sort: null, page: 1 };
  const result = { hits: [], found: 0, count: 0, page: 1, pages: 0, justSold: 0, ms: 0, facets };
  const view = { site, search, named: search, result, near: null, from: null, layout: 'grid', ownPath: '' } as const;
  return markupOf(<SearchFilters view={{ ...view, addressOf: () => '/search' }} clearHref="/search" />);
}
const filterTag = (site = open): string => tagOf(filtersOf({}, site));

describe('forms that declare themselves to assistants in the browser', () => {
  it('[PLUS-18] name every enquiry form, and leave its sending to the shopper', async () => {
    const names: (string | undefined)[] = [];
    for (const { value } of standardForms) {
      const tag = await enquiryTag(value);
      expect(tag, value).toMatch(/ tooldescription="[^"]{20,}The shopper reads it over and sends it\."/);
      expect(tag, value).not.toContain('toolautosubmit');
      names.push(/ toolname="([a-z0-9_]+)"/.exec(tag)?.[1]);
    }
    expect(new Set(names).size).toBe(standardForms.length);
    expect(names).not.toContain(undefined);
  });

  it('[PLUS-12] [PLUS-18] name the filters, which an assistant may send', () => {
    expect(filterTag()).toMatch(/ toolname="filter_stock" tooldescription="[^"]+" toolautosubmit=""/);
    const tool = searchTool(open, { name: 'estimate delivery', description: 'What delivery costs.' });
    const tag = tagOf(markupOf(<Delivery path="/cars/a" query="" first={null} tool={tool} />));
    expect(tag).toContain('toolname="estimate_delivery"');
  });

  it('[PLUS-18] have a name for each field of the filters, and describe each list of values', () => {
    const items = Array.from({ length: 20 }, (_, at) => ({ label: `Value ${at}`, value: `v${at}`, count: 3 }));
    const facet = { items, facetStats: null };
    const range = { items: [], facetStats: { min: 1_000, max: 90_000 }, bars: [] };
    const markup = filtersOf({ make: facet, model: facet, filtered_features: facet, price: range, year: range });
    const fields = [...markup.matchAll(/<(?:input|select)[^>]*>/g)].map(([field]) => field);
    expect(fields.length).toBeGreaterThan(40);
    expect(fields.filter((field) => !/ name="[^"]/.test(field) && !field.includes(' form=""'))).toEqual([]);
    const lists = [...markup.matchAll(/<fieldset[^>]* toolparamdescription="([^"]+)"/g)].map(([, about]) => about);
    expect(lists).toEqual(['Make', 'Model', 'Features']);
  });

  it('[CFG-01] [PLUS-12] have no attributes where the site is closed to assistants', async () => {
    const closed = siteWith();
    expect((await enquiryTag('general-enquiry', closed)) + filterTag(closed)).not.toContain('tool');
    expect(searchTool(closed, { name: 'a', description: 'b' })).toBeUndefined();
  });

  it('[PLUS-18] have names that browsers take, whatever staff call their documents', () => {
    const name = (id: string) => searchTool(open, { name: id, description: 'x' })?.toolname;
    expect([name('send form-Southbank.Fleet'), name(`a${'é'.repeat(200)}`), name('x'.repeat(200))?.length]).toEqual([
      'send_form_southbank_fleet',
      'a_',
      60,
    ]);
  });
});
