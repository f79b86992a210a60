import { placeNamed } from '@/domain/locations/place-named.ts';
import type { State } from '@/domain/locations/postcode.ts';
import type { PostcodePlace } from '@/domain/locations/postcode-lookup.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { furthestReach, usualReach } from '@/domain/stock/search/near-locations.ts';
import { plainQuery } from '../search-state.ts';
import { phraseOf } from './dictionary.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The location in a query: a postcode or a place, how far from it (kilometres), and the query
 * without these words.
 */
type PlaceWords = { words: string; from: string | PostcodePlace; reach: number };

/**
 * Text before a place; the first group of `pattern` is a distance in kilometres. `loose` text also
 * precedes what is no place: a name of the stock is then not read as a place, and four figures are
 * a postcode only where `allowsPostcode` and they are no year.
 */
type PlacePattern = { pattern: RegExp; loose?: boolean; allowsPostcode: boolean };
const placePatterns: readonly PlacePattern[] = [
  {
    pattern: /(?<![^\s,])(?:with)?in\s(?:a\s)?(\d{1,4})\s?(?:kms?|k|kilomet(?:re|er)s?)\s(?:of|from|around)\s/gi,
    allowsPostcode: true,
  },
  {
    pattern: /(?<![^\s,])(\d{1,4})\s?(?:kms?|kilomet(?:re|er)s?)\s(?:of|from|around|away\sfrom)\s/gi,
    allowsPostcode: true,
  },
  { pattern: /(?<![^\s,])(?:near(?:by|est)?(?:\sto)?|close\sto|not\sfar\sfrom)\s/gi, allowsPostcode: true },
  { pattern: /(?<![^\s,])in\s/gi, loose: true, allowsPostcode: true },
  { pattern: /(?<![^\s,])(?:at|around|from)\s/gi, loose: true, allowsPostcode: false },
];

const states: Readonly<Record<string, State>> = {
  act: 'act',
  nsw: 'nsw',
  'new south wales': 'nsw',
  nt: 'nt',
  'northern territory': 'nt',
  qld: 'qld',
  queensland: 'qld',
  sa: 'sa',
  'south australia': 'sa',
  tas: 'tas',
  tasmania: 'tas',
  vic: 'vic',
  victoria: 'vic',
  wa: 'wa',
  'western australia': 'wa',
};
const maxNameWords = 4;
const maxStateWords = 3;

/**
 * Reads "near 3008", "within 30 km of Epping", "20km from Richmond NSW" and "in Footscray" out of a
 * query. Null where it names no place, and for "in" before one that the stock names itself: that is
 * a filter of its own.
 */
export function placeWords(
  typed: string,
  vocabulary: Vocabulary,
  locations: readonly SiteLocation[],
): PlaceWords | null {
  const query = plainQuery(typed);
  for (const placePattern of placePatterns) {
    for (const match of query.matchAll(placePattern.pattern)) {
      const place = placeAhead(query.slice(match.index + match[0].length), placePattern, { vocabulary, locations });
      if (!place) continue;
      const words = `${query.slice(0, match.index)} ${place.rest}`.replace(/\s+/g, ' ').trim();
      return { words, from: place.from, reach: Math.min(furthestReach, Number(match[1] ?? 0)) || usualReach };
    }
  }
  return null;
}

type Ahead = { from: string | PostcodePlace; rest: string };

type PlaceLookup = { vocabulary: Vocabulary; locations: readonly SiteLocation[] };

/** The place that a text begins with, and what comes after it. */
function placeAhead(
  text: string,
  { loose = false, allowsPostcode }: PlacePattern,
  { vocabulary, locations }: PlaceLookup,
): Ahead | null {
  const tokens = text.split(/[\s,]+/).filter(Boolean);
  const [first = ''] = tokens;
  if (/^\d{4}$/.test(first))
    return allowsPostcode && !(loose && isYear(first)) ? { from: first, rest: tokens.slice(1).join(' ') } : null;
  for (let length = Math.min(maxNameWords, tokens.length); length > 0; length -= 1) {
    const name = tokens.slice(0, length).join(' ');
    if (loose && isOfStock(name, vocabulary)) return null;
    const { state, used } = stateAhead(tokens.slice(length));
    const place = placeNamed(name, state, locations);
    if (!place) continue;
    const after = tokens.slice(length + used);
    return { from: place, rest: (after[0] === place.postcode ? after.slice(1) : after).join(' ') };
  }
  return null;
}

function stateAhead(tokens: readonly string[]): { state: State | null; used: number } {
  for (let used = Math.min(maxStateWords, tokens.length); used > 0; used -= 1) {
    const state = states[tokens.slice(0, used).join(' ').toLowerCase()];
    if (state) return { state, used };
  }
  return { state: null, used: 0 };
}

const isYear = (figures: string): boolean => /^(?:19[5-9]|20[0-4])\d$/.test(figures);

const isOfStock = (name: string, stock: Vocabulary): boolean =>
  (['location_name', 'city'] as const).some((attribute) =>
    stock[attribute]?.some(({ value }) => phraseOf(value) === phraseOf(name)),
  );
