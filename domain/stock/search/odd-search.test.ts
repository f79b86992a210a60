import { describe, expect, it } from 'vitest';
import { filterAttributes } from '@/domain/vocabulary/search-attributes.ts';
import { siteFilter } from '../site-filter.ts';
import { filterExpression } from './filter-expression.ts';
import { pageRequest } from './page-request.ts';
import { parseSearch } from './parse-search.ts';

const places = { makes: ['Ford'], makeModels: ['Ford Ranger'], dealerships: [], locations: [] };
const rules = { sort: 'relevant', pricedOnly: false } as const;
const filter = siteFilter({ slug: 'southbank-ford', includeSoldCarsDays: 3 }, Date.UTC(2026, 10, 20));
const names = [...filterAttributes, 'query', 'page', 'sortBy', 'near', 'within', 'placed', 'view', 'range[price]'];
const odd = [
  '`] || sites:=[`meridian-group`] || id:!=[`',
  'meridian-group) || (sites:=meridian-group',
  '<script>alert(1)</script>"\'&',
  'x'.repeat(5_000),
  '9:1',
  'Infinity:-Infinity',
  '-5:1e309',
  'NaN:NaN',
  '0:999999999999999999999',
  '1e309',
  '',
];

/** What a filter of the index contains beside its quoted literals. */
const unquoted = (expression: string): string => expression.replaceAll(/`[^`]*`/g, '""');
const own = unquoted(filter);

describe('an odd address of a search', () => {
  it.each(names)(
    '[SRCH-01] [SRCH-19] searches within the site alone, and in numbers that the index reads: %s',
    (name) => {
      for (const value of odd)
        for (const values of [[value], [value, value]]) {
          const searchParams = new URLSearchParams(values.map((one) => [name, one]));
          const parsed = parseSearch({ pathname: '/search/new-used-and-demo-cars', searchParams }, places);
          const requests = parsed ? pageRequest(parsed.search, rules, filter) : [];
          expect(requests.length).toBeGreaterThan(0);
          for (const { filter_by, page } of requests) {
            const expression = unquoted(filter_by);
            expect(expression).toContain(own);
            expect(expression.replace(own, '')).not.toMatch(/\bsites\b|\|\||`|NaN|Infinity|e\+/);
            if (page !== undefined) expect(Number.isSafeInteger(page) && page > 0).toBe(true);
          }
        }
    },
  );

  it('[SRCH-19] has its values quoted, also one that ends a quotation', () => {
    for (const value of odd)
      expect(unquoted(filterExpression({ body: [value, value] }))).not.toMatch(/\bsites\b|\|\||`/);
  });
});
