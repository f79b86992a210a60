import {
  isListAttribute,
  isRangeAttribute,
  type ListAttribute,
  listAttributes,
  type RangeAttribute,
  rangeAttributes,
} from '@/domain/vocabulary/search-attributes.ts';
import { typedAmount } from '@/domain/vocabulary/typed-amount.ts';
import { stockSorts } from '../stock-search.ts';
import { type NumberRange, plainSearch, type SearchState } from './search-state.ts';

/**
 * Parameters are named for their attribute, also in the spellings `make[]`, `range[price]` (the budget search's) and `price[min]`,
 * `price[max]` (a results page's form without script).
 */
const parameterName = /^(?:range\[(?<range>\w+)\]|(?<ended>\w+)\[(?<end>min|max)\]|(?<plain>\w+)(?:\[\d*\])?)$/;

/**
 * The search that the parameters of an address name; anything else is ignored and nothing
 * throws (SRCH-01, SRCH-02).
 */
export function readSearch(parameters: URLSearchParams): SearchState {
  const lists: { [A in ListAttribute]?: string[] } = {};
  const ranges: { [A in RangeAttribute]?: NumberRange } = {};
  for (const [name, value] of parameters) {
    const { range, ended, end, plain } = parameterName.exec(name)?.groups ?? {};
    const attribute = plain ?? range ?? ended ?? '';
    if (ended && isRangeAttribute(ended)) ranges[ended] = withEnd(ranges[ended], end === 'min' ? 'min' : 'max', value);
    else if (isRangeAttribute(attribute))
      ranges[attribute] = readRange(value, range !== undefined) ?? ranges[attribute];
    else if (plain && isListAttribute(plain)) lists[plain] = [...(lists[plain] ?? []), value];
  }
  return plainSearch({
    query: parameters.get('query') ?? '',
    filters: { ...lists, ...ranges },
    sort: stockSorts.find((sort) => sort === parameters.get('sortBy')) ?? null,
    page: Number(parameters.get('page') ?? 1),
  });
}

/** One end as people type it: "$20,000", "20k", "90 000 km". What holds no amount leaves it open. */
function withEnd(range: NumberRange | undefined, end: 'min' | 'max', text: string): NumberRange {
  const amount = typedAmount(text);
  return { min: null, max: null, ...range, [end]: amount === null ? null : Math.trunc(amount) };
}

/** The parameters of a search's address, always in the same order; reading them gives the search back (SRCH-01). */
export function writeSearch(search: SearchState): URLSearchParams {
  const { query, filters, sort, page } = plainSearch(search);
  const parameters = new URLSearchParams();
  if (query) parameters.set('query', query);
  for (const name of listAttributes) for (const value of filters[name] ?? []) parameters.append(name, value);
  for (const name of rangeAttributes) {
    const range = filters[name];
    if (range) parameters.set(name, writeRange(range));
  }
  if (sort) parameters.set('sortBy', sort);
  if (page > 1) parameters.set('page', String(page));
  return parameters;
}

/** The same as the end of an address, from its question mark on; empty for the search of everything. Ranges stay readable. */
export function searchQuery(search: SearchState): string {
  const query = writeSearch(search).toString().replaceAll('%3A', ':').replaceAll('%24', '$');
  return query && `?${query}`;
}

/** A range as addresses write it: `min:max`, an open end empty. */
export const writeRange = ({ min, max }: NumberRange): string => `${min ?? ''}:${max ?? ''}`;

/** `20000:45000`, `20000:`, `:45000`; the budget search's single number is the highest price. */
function readRange(text: string, single: boolean): NumberRange | null {
  const [, min = '', max = ''] = /^(\d{0,12}(?:\.\d{1,2})?):(\d{0,12}(?:\.\d{1,2})?)$/.exec(text) ?? [];
  if (min || max) return { min: min ? Number(min) : null, max: max ? Number(max) : null };
  return single && /^\d{1,12}$/.test(text) ? { min: null, max: Number(text) } : null;
}
