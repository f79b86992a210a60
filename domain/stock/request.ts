import { makeName } from '@/domain/vocabulary/make-name.ts';
import { priceShownAboveCents } from './price-display.ts';
import { cardFields } from './stock-card-from-document.ts';
import type { StockRequest, StockSort } from './stock-search.ts';

/** Results a page unless asked otherwise (SRCH-03). */
export const pageSize = 21;
const largestPage = 250;
/** Far beyond any stock; the service takes pages of 32 bits. */
const lastPage = 1_000_000;
const longestQuery = 200;
/** Far above any vehicle, and still written without an exponent. */
const highestPriceCents = 100_000_000_00;

/** What a shopper's words are looked for in, with weights: an exact stock number first, then what the car is, then how it is. */
const textFields: readonly (readonly [field: string, weight: number])[] = [
  ['stocknum', 8],
  ['name', 7],
  ['make_model', 7],
  ['keywords', 6],
  ['badge', 5],
  ['series', 4],
  ['body', 3],
  ['fuel', 3],
  ['drive', 2],
  ['colour', 2],
  ['transmission', 2],
  ['location_name', 2],
  ['filtered_features', 1],
];

/** Search parameters in Typesense's words; money in them is dollars, as the index's filter attributes are. */
export type SearchParameters = {
  q: string;
  query_by: string;
  query_by_weights: string;
  filter_by?: string;
  sort_by: string;
  page: number;
  per_page: number;
  include_fields: string;
  highlight_fields: string;
  highlight_full_fields: string;
};

/** A shopper's question as search parameters. It says nothing about the site: `withinSite` has the last word on that (SRCH-19). */
export function searchParameters(request: StockRequest): SearchParameters {
  const words = (request.query ?? '').trim().slice(0, longestQuery);
  const filter = filterOf(request);
  return {
    q: words || '*',
    query_by: textFields.map(([field]) => field).join(','),
    query_by_weights: textFields.map(([, weight]) => weight).join(','),
    ...(filter ? { filter_by: filter } : {}),
    sort_by: sortOf(request.sort ?? 'relevant', words !== ''),
    page: whole(request.page, 1, lastPage, 1),
    per_page: whole(request.perPage, 1, largestPage, pageSize),
    include_fields: cardFields.join(','),
    highlight_fields: 'none',
    highlight_full_fields: 'none',
  };
}

function filterOf(request: StockRequest): string {
  const conditions = [
    oneOf('car_type', request.carTypes),
    oneOf('make', request.makes?.map(makeName)),
    oneOf('model', request.models),
    oneOf('body', request.bodies),
    oneOf('fuel', request.fuels),
    oneOf('location_name', request.locations),
    ...priceRange(request),
    request.forSale ? 'status:!=`sold`' : '',
  ];
  return conditions.filter((condition) => condition !== '').join(' && ');
}

/** Prices between the asked ones, both included; whoever asks for prices gets no vehicle without one. */
function priceRange({ minimumPriceCents: least, maximumPriceCents: most }: StockRequest): string[] {
  const bound = (cents: number) => Math.min(highestPriceCents, Math.max(0, Math.round(cents))) / 100;
  const asked = [least, most].filter((cents) => cents !== undefined && Number.isFinite(cents));
  if (asked.length === 0) return [];
  return [
    `price:>${priceShownAboveCents / 100}`,
    least !== undefined && Number.isFinite(least) ? `price:>=${bound(least)}` : '',
    most !== undefined && Number.isFinite(most) ? `price:<=${bound(most)}` : '',
  ];
}

function oneOf(field: string, values: readonly string[] | undefined): string {
  const quoted = (values ?? []).map(quote).filter((value) => value !== '');
  return quoted.length === 0 ? '' : `${field}:=[${quoted.join(',')}]`;
}

/** A value as a quoted literal of the filter language; backticks cannot be escaped in it, so they are left out. */
export function quote(value: string): string {
  const plain = value.replaceAll('`', '').trim();
  return plain === '' ? '' : `\`${plain}\``;
}

function sortOf(sort: StockSort, hasWords: boolean): string {
  if (sort === 'latest') return 'created_at_timestamp:desc,custom_rank:desc';
  if (sort === 'price_ascending') return 'price:asc,custom_rank:desc';
  if (sort === 'price_descending') return 'price:desc,custom_rank:desc';
  return hasWords ? '_text_match:desc,custom_rank:desc' : 'custom_rank:desc,created_at_timestamp:desc';
}

function whole(value: number | undefined, least: number, most: number, otherwise: number): number {
  if (value === undefined || !Number.isFinite(value)) return otherwise;
  return Math.min(most, Math.max(least, Math.trunc(value)));
}
