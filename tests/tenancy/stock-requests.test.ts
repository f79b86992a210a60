import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carTypes } from '@/domain/stock/card-values.ts';
import { type VehicleDocument, vehicleCollection } from '@/domain/stock/collection.ts';
import { withKeys } from '@/domain/stock/document-keys.ts';
import { searchParameters } from '@/domain/stock/request.ts';
import { looseningRequest } from '@/domain/stock/search/loosening.ts';
import { pageRequest } from '@/domain/stock/search/page-request.ts';
import { readSearch } from '@/domain/stock/search/search-address.ts';
import { siteFilter, withinSite } from '@/domain/stock/site-filter.ts';
import type { StockRequest } from '@/domain/stock/stock-search.ts';
import { vehicleSchema } from '@/domain/stock/vehicle.ts';
import { vehicleDocument } from '@/domain/stock/vehicle-document.ts';
import { filterAttributes } from '@/domain/vocabulary/search-attributes.ts';
import { compileFilter, matchingRows } from '@/embedded/search/engine/filter/compile.ts';
import { FilterCosts } from '@/embedded/search/engine/filter/costs.ts';
import { Index } from '@/embedded/search/engine/index.ts';
import type { JsonObject } from '@/embedded/search/engine/json.ts';
import { parseSchema } from '@/embedded/search/engine/schema/schema.ts';

const now = Date.UTC(2026, 10, 20);
const slugs = ['southbank-ford', 'southbank', 'ford', 'ford-southbank', 'harbour-ford', 'meridian-group'];
const schema = parseSchema(vehicleCollection('vehicles', 'words') as unknown as JsonObject, 0);

/** For each site one vehicle of its own, one that a group lists too, one sold lately and one sold long ago. */
const documents = slugs.flatMap((slug) => [
  vehicle(slug, 'own', {}),
  vehicle(slug, 'shared', { sites: [slug, 'meridian-group'] }),
  vehicle(slug, 'sold', { status: 'sold', soldAtMs: now - 86_400_000 }),
  vehicle(slug, 'gone', { status: 'sold', soldAtMs: now - 9 * 86_400_000 }),
]);
const index = new Index(schema);
documents.forEach((document, row) => {
  index.put(document.id, row, withKeys(document) as unknown as JsonObject);
});

function vehicle(slug: string, kind: string, change: object): VehicleDocument {
  const fed = {
    id: `${slug} ${kind}`,
    slug: `${slug}-${kind}`,
    stockNumber: kind,
    year: 2024,
    make: 'Ford',
    model: 'Everest',
    body: 'SUV',
    carType: 'used',
    status: 'in_stock',
    priceCents: 30_000_00,
    createdAtMs: now,
    updatedAtMs: now,
    location: { name: 'Southbank' },
    dealership: { id: slug, name: slug, slug },
    sites: [slug],
    ...change,
  };
  return vehicleDocument(vehicleSchema.parse(fed), null);
}

const rules = { sort: 'relevant', pricedOnly: true } as const;
const scope = (slug: string) => ({ slug, includeSoldCarsDays: 3 });
const requested = (slug: string, request: StockRequest) =>
  withinSite(searchParameters(request, rules), siteFilter(scope(slug), now)).filter_by;

/** The index's result for a filter; a filter that it cannot read has none. */
function answered(filter: string): VehicleDocument[] {
  try {
    const rows = matchingRows(index, compileFilter(filter, { index, schema, costs: new FilterCosts() }));
    return [...rows].flatMap((row) => documents[row] ?? []);
  } catch {
    return [];
  }
}

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('`', '|', '&', '(', ')', '[', ']', ',', ':', '=', '!', '*', '"', '\\', ' ', 'a', '\n'),
  }),
  fc.constantFrom(
    'Ford',
    '` || id:!=`',
    '`] || sites:!=`nobody` || make:=[`Ford',
    'Ford`)) || ((year:>0',
    '] || year:>0',
    ') || (year:>0',
    '&& sites:=harbour-ford',
    '*',
  ),
);
const list = fc.array(nasty, { maxLength: 4 });
const request: fc.Arbitrary<StockRequest> = fc.record(
  {
    query: nasty,
    carTypes: fc.subarray([...carTypes, '`] || year:>0' as never]),
    makes: list,
    models: list,
    bodies: list,
    fuels: list,
    locations: list,
    minimumPriceCents: fc.double(),
    maximumPriceCents: fc.double(),
    page: fc.double(),
    perPage: fc.double(),
  },
  { requiredKeys: [] },
);

describe("a site's request to the index", () => {
  it('[CFG-04] finds the vehicles for sale of that site, and no others', () => {
    for (const slug of slugs) {
      const found = answered(requested(slug, { makes: ['Ford'] })).map(({ id }) => id);
      const expected = documents
        .filter(({ id, sites }) => sites.includes(slug) && !/(?:gone|sold)$/.test(id))
        .map(({ id }) => id);
      expect(found.sort(), slug).toEqual(expected.sort());
    }
  });

  it('[SRCH-19] carries the filter of the site as its last condition, whatever is requested', () => {
    fc.assert(
      fc.property(request, fc.constantFrom(...slugs), (wish, slug) => {
        const own = siteFilter(scope(slug), now);
        const filter = requested(slug, wish);
        expect(filter === own || (filter.startsWith('(') && filter.endsWith(`) && (${own})`))).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('[SRCH-19] never returns a vehicle that the site does not list, whatever is requested', () => {
    fc.assert(
      fc.property(request, fc.constantFrom(...slugs), (wish, slug) => {
        for (const { sites, id } of answered(requested(slug, wish))) {
          expect(sites).toContain(slug);
          expect(id).not.toMatch(/gone$/);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('[SRCH-19] stays readable: no request makes the index refuse the filter', () => {
    fc.assert(
      fc.property(request, fc.constantFrom(...slugs), (wish, slug) => {
        expect(() => compileFilter(requested(slug, wish), { index, schema, costs: new FilterCosts() })).not.toThrow();
      }),
      { numRuns: 1_000 },
    );
  });
});

/** Whatever is in an address: declared parameters and others, with nasty values. */
const parameter = fc.tuple(
  fc.constantFrom(...filterAttributes, 'query', 'page', 'sortBy', 'sites', 'filter_by'),
  nasty,
);
const address = fc.array(parameter, { maxLength: 6 }).map((pairs) => new URLSearchParams(pairs));
const limits = { photoLevel: 3, onlyCarTypes: ['used'], excludedMakes: ['Kia', 'a` || year:>0'] };

describe("a results page's requests to the index", () => {
  it('[SRCH-19] never return a vehicle that the site does not list, whatever the address is', () => {
    fc.assert(
      fc.property(address, fc.constantFrom(...slugs), (parameters, slug) => {
        const own = siteFilter(scope(slug), now);
        const search = readSearch(parameters);
        for (const { filter_by: filter } of [
          ...pageRequest(search, rules, own),
          ...looseningRequest(search, rules, own),
        ]) {
          expect(() => compileFilter(filter, { index, schema, costs: new FilterCosts() })).not.toThrow();
          for (const { sites, id } of answered(filter)) {
            expect(sites).toContain(slug);
            expect(id).not.toMatch(/gone$/);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('[SRCH-19] carry the settings of the site as their last word', () => {
    fc.assert(
      fc.property(address, (parameters) => {
        const own = siteFilter({ ...scope('southbank'), ...limits }, now);
        for (const { filter_by: filter } of pageRequest(readSearch(parameters), rules, own)) {
          expect(filter === own || filter.endsWith(`) && (${own})`)).toBe(true);
          expect(answered(filter).map(({ id }) => id)).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });
});
