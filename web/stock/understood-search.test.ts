import { describe, expect, it } from 'vitest';
import { placeOfPostcode } from '@/domain/locations/postcode-lookup.ts';
import { siteLocation } from '@/domain/locations/site-location.fixture.ts';
import { noCuration } from '@/domain/stock/search/curation.ts';
import { parseSearch } from '@/domain/stock/search/parse-search.ts';
import { noPlaces } from '@/domain/stock/search/search-paths.ts';
import { understoodSearch } from './understood-search.ts';

const location = (city: string, latitude: number | null, longitude: number | null) =>
  siteLocation({ name: `Demo ${city}`, city, postcode: '3000', latitude, longitude });
const values = (...names: string[]) => names.map((value) => ({ value, count: 9 }));
const vocabulary = {
  body: values('Ute'),
  colour: values('White'),
  fuel: values('Diesel'),
  location_name: values('Southbank', 'Tarneit', 'Epping'),
};
const ownLocations = [
  location('Southbank', -37.823, 144.958),
  location('Tarneit', -37.83, 144.66),
  location('Epping', -37.65, 145.02),
];
const usual = { locations: ownLocations, lookup: async (typed: string) => placeOfPostcode(typed) };

async function understood(query: string, change: Partial<typeof usual> = {}, more = '') {
  const { locations, lookup } = { ...usual, ...change };
  const parsed = parseSearch(new URL(`http://site/search/used-cars?query=${query}${more}`), noPlaces);
  if (!parsed) throw new Error('The address is no search.');
  const found = await understoodSearch(parsed, {
    site: { locations, curation: noCuration },
    vocabulary: async () => vocabulary,
    postcode: async (typed) => ({ query: typed, place: await lookup(typed) }),
  });
  const { car_type: _kinds, ...filters } = found.search.filters;
  return { query: found.search.query, filters, near: found.near?.words, from: found.from?.postcode };
}

describe('what an address searches for', () => {
  it('[SRCH-05] words about the car, its price and a distance become filters', async () => {
    const found = await understood('white diesel ute under 40k within 10 km of 3008');
    expect(found).toEqual({
      query: '',
      filters: {
        colour: ['White'],
        fuel: ['Diesel'],
        body: ['Ute'],
        price: { min: null, max: 40_000 },
        location_name: ['Southbank'],
      },
      near: 'Within 10 km of 3008 Docklands: Southbank, under 1\u00a0km.',
    });
    expect((await understood('near 3008')).filters).toEqual({ location_name: ['Southbank', 'Epping', 'Tarneit'] });
    expect((await understood('ute near Epping', {}, '&near=3008&within=25')).near).toMatch(
      /^Within 50 km of 3076 Epping/,
    );
    expect((await understood('ute in Epping')).filters).toEqual({ body: ['Ute'], location_name: ['Epping'] });
  });

  it('[SRCH-05] what was not understood stays text', async () => {
    expect(await understood('ute sparkling near 9999')).toMatchObject({
      query: 'sparkling 9999',
      filters: { body: ['Ute'] },
    });
    expect((await understood('ute near nowhere')).query).toBe('nowhere');
    const offMap = ownLocations.map(({ city }) => location(city, null, null));
    expect((await understood('ute near 3008', { locations: offMap })).query).toBe('3008');
    expect((await understood('ute near 3008', { lookup: () => Promise.reject(new Error('away')) })).query).toBe('3008');
  });

  it('a distance that the form was sent with is shown beside the words', async () => {
    expect(await understood('ute', {}, '&near=3008&within=25')).toMatchObject({
      filters: { body: ['Ute'], location_name: ['Southbank', 'Epping'] },
      near: expect.stringMatching(/^Within 25 km of 3008/),
    });
    expect(await understood('', {}, '&near=0001')).toMatchObject({ filters: {}, near: 'Invalid postcode' });
  });

  it('a distance that the form was drawn with gives way to places that a hand has changed', async () => {
    const again = '&near=3008&within=25&placed=3008+25&location_name=Southbank';
    const both = await understood('', {}, `${again}&location_name=Epping`);
    expect([both.near, both.from]).toEqual([expect.stringMatching(/^Within 25 km/), '3008']);
    const one = await understood('', {}, again);
    expect(one).toMatchObject({ filters: { location_name: ['Southbank'] }, near: undefined, from: undefined });
    const further = await understood('', {}, again.replace('within=25', 'within=250'));
    expect(further.filters.location_name).toHaveLength(3);
    expect((await understood('ute near Epping', {}, again)).from).toBeUndefined();
  });

  it('[SRCH-02] a body in small letters is the body of the filter', async () =>
    expect((await understood('', {}, '&body=ute')).filters).toEqual({ body: ['Ute'] }));
});
