import type { NearPostcode } from '@/domain/locations/near-postcode.ts';
import type { PostcodePlace } from '@/domain/locations/postcode-lookup.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { placeWords } from '@/domain/stock/search/box/place-words.ts';
import { readWords } from '@/domain/stock/search/box/read-words.ts';
import type { Vocabulary } from '@/domain/stock/search/box/vocabulary.ts';
import { withValues } from '@/domain/stock/search/change-search.ts';
import { withSynonyms } from '@/domain/stock/search/curation.ts';
import { locationsWithCars, type NearLocations, nearLocations, reachOf } from '@/domain/stock/search/near-locations.ts';
import type { ParsedSearch, RequestedNear } from '@/domain/stock/search/parse-search.ts';
import type { SearchState } from '@/domain/stock/search/search-state.ts';

/**
 * What the words of an address and its distance from a place mean, and how that distance reads. `from` is the distance that the form was sent
 * with; null where words name another, or a hand has chosen other places since.
 */
export type UnderstoodSearch = { search: SearchState; near: NearLocations | null; from: RequestedNear | null };

/** What of a site's search is looked up; `postcode` is null for what is none. */
type Ground = {
  site: Pick<ResolvedSite, 'locations' | 'curation'>;
  vocabulary(): Promise<Vocabulary>;
  postcode(typed: string): Promise<NearPostcode>;
};

/**
 * The search that an address leads to, for its page and for every count beside a link to it. Rejects like `vocabulary`; a place that cannot be looked up is as if it were absent.
 */
export async function understoodSearch(
  { search: written, near: requested }: Pick<ParsedSearch, 'search' | 'near'>,
  ground: Ground,
): Promise<UnderstoodSearch> {
  if (written.query === '' && !requested) return { search: written, near: null, from: null };
  const vocabulary = await ground.vocabulary();
  const worded = written.query === '' ? null : await nearOfWords(written.query, vocabulary, ground);
  const chosen = written.filters.location_name ?? [];
  const found = worded || !requested ? null : await nearRequested(requested, vocabulary, ground);
  const isLeft = found !== null && requested?.placed === true && !isSame(found.places, chosen);
  const near = worded?.near ?? (isLeft ? null : found);
  const query = withSynonyms(worded?.words ?? written.query, ground.site.curation);
  const placed = near && near.places.length > 0 ? withValues(written, 'location_name', near.places) : written;
  return { search: readWords({ ...placed, query }, vocabulary), near, from: worded || isLeft ? null : requested };
}

const isSame = (places: readonly string[], chosen: readonly string[]): boolean =>
  places.toSorted().join('\n') === chosen.toSorted().join('\n');

const locationsOf = ({ location_name: names = [] }: Vocabulary, { locations }: Ground['site']) =>
  locationsWithCars(
    names.map(({ value }) => value),
    locations,
  );

/** The places within a distance of a postcode that the form was sent with. */
async function nearRequested({ postcode, within }: RequestedNear, vocabulary: Vocabulary, ground: Ground) {
  const near = await ground.postcode(postcode).catch(() => null);
  return near && nearLocations(near, reachOf(within), locationsOf(vocabulary, ground.site));
}

/** The same of what was typed as words; null where they name no place that this site's locations can be measured from: then they stay words. */
async function nearOfWords(query: string, vocabulary: Vocabulary, { site, postcode }: Ground) {
  const worded = placeWords(query, vocabulary, site.locations);
  if (!worded) return null;
  const place = typeof worded.from === 'string' ? await placeOf(worded.from, postcode) : worded.from;
  const near = place && nearLocations({ query: place.postcode, place }, worded.reach, locationsOf(vocabulary, site));
  return near && near.places.length > 0 ? { words: worded.words, near } : null;
}

const placeOf = async (typed: string, postcode: Ground['postcode']): Promise<PostcodePlace | null> =>
  (await postcode(typed).catch(() => null))?.place ?? null;
