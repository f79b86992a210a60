import { describe, expect, it } from 'vitest';
import { dealershipOfSite, dealershipsOf, placesOfSite } from './feed-dealerships.ts';

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

  it('[OPS-03] have their locations, with the codes by which feeds may call them', () => {
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

  it('[OPS-03] are named by the site; an unknown one is refused', () => {
    expect(dealershipOfSite(dealerships, 'group').id).toBe('3');
    expect(() => dealershipOfSite(dealerships, 'nobody')).toThrow('There is no site "nobody"');
  });

  it('[OPS-03] share a site’s feed by the location of each row, where the site has several', () => {
    const idOf = (slug: string, code: string) => {
      const found = placesOfSite(dealerships, slug)(code);
      return typeof found === 'string' ? found : found.dealership.id;
    };
    expect([idOf('two', 'east'), idOf('two', 'west'), idOf('a', ''), idOf('a', 'west')]).toEqual(['4', '5', '1', '1']);
    expect(idOf('two', '')).toContain('is missing');
    expect(idOf('two', 'north')).toContain('no location');
    expect(() => placesOfSite(dealerships, 'none')).toThrow('There is no site "none"');
  });

  it('[CFG-04] are none that a narrower site shows: a group’s location cannot name a dealer’s stock as its own', () => {
    const group = { name: 'Group', slug: 'group', ids: ['1', '4', '5'] };
    const others = sites.filter(({ slug }) => slug !== 'group');
    for (const dealershipId of ['1', '4'])
      expect(() =>
        dealershipOfSite(dealershipsOf([group, ...others], [place('group', 'hub', { dealershipId })]), 'group'),
      ).toThrow('no site "group" with a dealership of its own');
  });
});
