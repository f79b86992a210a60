import { describe, expect, it } from 'vitest';
import { siteLocation } from '@/domain/locations/site-location.fixture.ts';
import { placeWords } from './place-words.ts';

const location = (city: string, postcode: string, latitude: number, longitude: number) =>
  siteLocation({ name: `Demo ${city}`, city, postcode, latitude, longitude });
const locations = [location('Southbank', '3006', -37.823, 144.958), location('Tarneit', '3029', -37.83, 144.66)];
const stock = { location_name: [{ value: 'Southbank', count: 9 }], city: [{ value: 'Melbourne', count: 9 }] };

const read = (query: string) => {
  const found = placeWords(query, stock, locations);
  if (!found) return null;
  const { words, from, reach } = found;
  return [words, typeof from === 'string' ? from : `${from.postcode} ${from.name}`, reach];
};

describe('where a query wants its cars', () => {
  it.each([
    ['white diesel ute under 40k near 3008', 'white diesel ute under 40k', '3008', 50],
    ['near 3008 white ute', 'white ute', '3008', 50],
    ['ute within 30 km of 3008', 'ute', '3008', 30],
    ['within 50km of Epping diesel', 'diesel', '3076 Epping', 50],
    ['suv 20 kms from footscray under 30k', 'suv under 30k', '3011 Footscray', 20],
    ['suv close to Footscray, Vic 3011', 'suv', '3011 Footscray', 50],
    ['hatch in Richmond', 'hatch', '3121 Richmond', 50],
    ['in a hurry for a van in 3121', 'in a hurry for a van', '3121', 50],
    ['hatch around castle hill nsw automatic', 'hatch automatic', '2154 Castle Hill', 50],
    ['near Tarneit', '', '3029 Tarneit', 50],
    ['near Melbourne', '', '3000 Melbourne', 50],
    ['within 9999 km of 6000', '', '6000', 5_000],
    ['within 0 km of 6000', '', '6000', 50],
  ])('[SRCH-05] "%s"', (query, words, from, reach) => expect(read(query)).toEqual([words, from, reach]));

  it.each([
    'ute in Southbank',
    'ute in Melbourne',
    'built in 2015',
    'around 25k',
    'from 2019',
    'near me',
    'from 3500 to 5000',
    'around 3500',
    'near',
    'under 30 km',
    'brighton blue',
    'within 30 km',
    'near the beach',
    '20k to 30k',
  ])('[SRCH-05] no place to measure from: "%s"', (query) => expect(read(query)).toBeNull());

  it('[SRCH-05] of two suburbs of one name the one in the named state, else the one nearest to a location', () => {
    const sydney = [location('Artarmon', '2064', -33.81, 151.18)];
    const twice = [...sydney, location('Richmond', '2753', -33.6, 150.75)];
    const named = (query: string) => {
      const from = placeWords(query, {}, twice)?.from;
      return typeof from === 'object' ? from.postcode : null;
    };
    expect([named('near Richmond'), named('near Richmond VIC'), named('near Richmond Victoria 3121')]).toEqual([
      '2753',
      '3121',
      '3121',
    ]);
  });

  it('[SRCH-05] five thousand letters are read in a moment', () => {
    const begun = performance.now();
    for (const query of ['near '.repeat(1_000), 'in a '.repeat(1_000), '9 km from '.repeat(500), ' '.repeat(5_000)])
      read(query);
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});
