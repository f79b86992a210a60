import type { NearPostcode } from '@/domain/locations/near-postcode.ts';
import type { PostcodePlace } from '@/domain/locations/postcode-lookup.ts';
import type { SiteContact, SiteStock } from '@/domain/site/site-parts.ts';
import { placeWords } from '@/domain/stock/search/box/place-words.ts';
import { readWords } from '@/domain/stock/search/box/read-words.ts';
import type { Vocabulary } from '@/domain/stock/search/box/vocabulary.ts';
import { withValues } from '@/domain/stock/search/change-search.ts';
import { withSynonyms } from '@/domain/stock/search/curation.ts';
import { locationsWithCars, type NearLocations, nearLocations, reachOf } from '@/domain/stock/search/near-locations.ts';
import type { ParsedSearch, RequestedNear } from '@/domain/stock/search/parse-search.ts';
import type { SearchState } from '@/domain/stock/search/search-state.ts';

/**
 * What the text of an address and its distance from a place mean, and how that distance reads.
 * `from` is the distance that the form was sent with; null where the text names another, or the
 * shopper has chosen other locations since.
 */
export type UnderstoodSearch = { search: SearchState; near: NearLocations | null; from: RequestedNear | null };

/** What of a site's search is looked up; `postcode` is null if it is not one. */
type SearchLookups = {
  site: Pick<SiteContact & SiteStock, 'locations' | 'curation'>;
  vocabulary(): Promise<Vocabulary>;
  postcode(typed: string): Promise<NearPostcode>;
};

/**
 * The search that an address leads to, for its page and for every count beside a link to it. Rejects like `vocabulary`; a place that cannot be looked up is as if it were absent.
 */
export async function understoodSearch(
  { search: parsed, near: requested }: Pick<ParsedSearch, 'search' | 'near'>,
  lookups: SearchLookups,
): Promise<UnderstoodSearch> {
  if (parsed.query === '' && !requested) return { search: parsed, near: null, from: null };
  const vocabulary = await lookups.vocabulary();
  const nearFromWords = parsed.query === '' ? null : await nearOfWords(parsed.query, vocabulary, lookups);
  const chosen = parsed.filters.location_name ?? [];
  const found = nearFromWords || !requested ? null : await nearRequested(requested, vocabulary, lookups);
  const formIsStale = found !== null && requested?.placed === true && !isSame(found.places, chosen);
  const near = nearFromWords?.near ?? (formIsStale ? null : found);
  const query = withSynonyms(nearFromWords?.words ?? parsed.query, lookups.site.curation);
  const withLocations = near && near.places.length > 0 ? withValues(parsed, 'location_name', near.places) : parsed;
  return {
    search: readWords({ ...withLocations, query }, vocabulary),
    near,
    from: nearFromWords || formIsStale ? null : requested,
  };
}

const isSame = (places: readonly string[], chosen: readonly string[]): boolean =>
  places.toSorted().join('\n') === chosen.toSorted().join('\n');

const locationsOf = ({ location_name: names = [] }: Vocabulary, { locations }: SearchLookups['site']) =>
  locationsWithCars(
    names.map(({ value }) => value),
    locations,
  );

/** The places within a distance of a postcode that the form was sent with. */
async function nearRequested({ postcode, within }: RequestedNear, vocabulary: Vocabulary, lookups: SearchLookups) {
  const near = await lookups.postcode(postcode).catch(() => null);
  return near && nearLocations(near, reachOf(within), locationsOf(vocabulary, lookups.site));
}

/**
 * The same for typed text; null where it names no place that this site's locations can be measured
 * from: then it stays a text search.
 */
async function nearOfWords(query: string, vocabulary: Vocabulary, { site, postcode }: SearchLookups) {
  const worded = placeWords(query, vocabulary, site.locations);
  if (!worded) return null;
  const place = typeof worded.from === 'string' ? await placeOf(worded.from, postcode) : worded.from;
  const near = place && nearLocations({ query: place.postcode, place }, worded.reach, locationsOf(vocabulary, site));
  return near && near.places.length > 0 ? { words: worded.words, near } : null;
}

const placeOf = async (typed: string, postcode: SearchLookups['postcode']): Promise<PostcodePlace | null> =>
  (await postcode(typed).catch(() => null))?.place ?? null;
