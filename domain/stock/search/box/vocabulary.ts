import type { ListAttribute } from '@/domain/vocabulary/search-attributes.ts';
import { otherBody } from '@/domain/vocabulary/vehicle-kinds.ts';
import { withinSite } from '../../site-filter.ts';
import { countedSearch } from '../counted-search.ts';
import type { SiteSearch } from '../page-request.ts';
import type { SearchResponse } from '../page-result.ts';
import { emptySearch } from '../search-state.ts';

/** Attributes whose values the search box understands, the plainer reading of a word first. */
export const wordedAttributes = [
  'make',
  'make_model',
  'model',
  'body',
  'car_type',
  'item_type',
  'fuel',
  'transmission',
  'drive',
  'seats',
  'colour',
  'location_name',
  'city',
  'state',
  'filtered_features',
  'categories',
  'dealership_name',
  'certified',
  'weekly_price_range',
  'status',
] as const satisfies readonly ListAttribute[];
export type WordedAttribute = (typeof wordedAttributes)[number];

export type CountedValue = { value: string; count: number };

/** The values that a site's own vehicles have, each with how many have it, the most frequent first. */
export type Vocabulary = Readonly<Partial<Record<WordedAttribute, readonly CountedValue[]>>>;

/** A group of many brands has some hundred models; beyond this a name is searched for as text. */
const maxValues = 1_000;

/** The query for the terms of a site's stock; `filter` is the site's own (SRCH-19). */
export function vocabularyRequest(filter: string): SiteSearch {
  const everything = countedSearch(emptySearch, { sort: 'relevant', pricedOnly: false });
  return withinSite({ ...everything, facet_by: wordedAttributes.join(','), max_facet_values: maxValues }, filter);
}

/** The terms in the response to `vocabularyRequest`. */
export function vocabularyOf(response: SearchResponse): Vocabulary {
  const attributes = new Set<string>(wordedAttributes);
  const counted = (response.facet_counts ?? []).filter(({ field_name: name }) => attributes.has(name));
  return Object.fromEntries(
    counted.map(({ field_name: name, counts = [] }) => [
      name,
      counts.flatMap(({ value = '', count }) => (isWord(name, value) ? [{ value, count }] : [])),
    ]),
  );
}

/** "Other" names no body that shoppers type. */
const isWord = (name: string, value: string): boolean => value !== '' && !(name === 'body' && value === otherBody);
