import { describe, expect, it } from 'vitest';
import { dealershipOfSite, dealershipsOf } from './feed-dealerships.ts';

const place = (site: string, slug: string, change: object = {}) => ({
  name: `${slug} yard`,
  slug,
  street: '1 Road',
  city: slug.toUpperCase(),
  state: 'vic',
  postcode: '3000',
  phone: '03 5550 4410',
  dealershipId: null,
  feedCodes: null,
  site,
  ...change,
});
const sites = [
  { name: 'A Dealer', slug: 'a', ids: ['1'] },
  { name: 'B Dealer', slug: 'b', ids: ['2'] },
  { name: 'The Group', slug: 'group', ids: ['1', '2', '3'] },
  { name: 'Two in one', slug: 'two', ids: ['4', '5'] },
];
const places = [
  place('a', 'north', { feedCodes: ['N1', 'N2'] }),
  place('group', 'hub'),
  place('two', 'east', { dealershipId: '4' }),
  place('two', 'west', { dealershipId: '5' }),
  place('two', 'lost', { dealershipId: '99' }),
];
const dealerships = dealershipsOf(sites, places);

describe('dealerships of the content', () => {
  it("[OPS-03] are each site's own, listed on every site that shows it", () => {
    expect(dealerships.map(({ id, slug, sites: listed }) => [id, slug, listed])).toEqual([
      ['1', 'a', ['a', 'group']],
      ['2', 'b', ['b', 'group']],
      ['3', 'group', ['group']],
      ['4', 'two', ['two']],
      ['5', 'two', ['two']],
    ]);
  });

  it('[OPS-03] have their yards, with the codes by which feeds may call them', () => {
    expect(dealerships[0]?.locations).toEqual([
      {
        codes: ['N1', 'N2', 'north', 'north yard', 'NORTH'],
        slug: 'north',
        name: 'NORTH',
        street: '1 Road',
        city: 'NORTH',
        state: 'VIC',
        postcode: '3000',
        phone: '03 5550 4410',
      },
    ]);
    expect(dealerships.map(({ locations }) => locations.map(({ slug }) => slug))).toEqual([
      ['north'],
      [],
      ['hub'],
      ['east'],
      ['west'],
    ]);
  });

  it('[OPS-03] are named by the site; an unknown one is told', () => {
    expect(dealershipOfSite(dealerships, 'group').id).toBe('3');
    expect(() => dealershipOfSite(dealerships, 'nobody')).toThrow('There is no site "nobody"');
  });
});
