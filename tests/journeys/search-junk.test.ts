import { describe, expect, it } from 'vitest';
import { filterAttributes, isRangeAttribute } from '@/domain/vocabulary/search-attributes.ts';
import { maxAddressLength } from '@/web/front/pages/page-address.ts';
import { shop } from './shop.ts';

const slug = 'southbank-ford';
const all = '/search/new-used-and-demo-cars';
const atOnce = 4;

const names = [
  ...filterAttributes,
  'query',
  'page',
  'sortBy',
  'near',
  'within',
  'placed',
  'view',
  'range[price]',
  'make[]',
];
const injection = encodeURIComponent('`] || sites:=[`meridian-group`] || id:!=[`');
const junk = ['', '%00%ff%E0%A4%A', injection, encodeURIComponent('<script>alert(1)</script>"\'&'), '🚗'.repeat(50)];
/** For one name of each way in which values are read: such an address holds nothing else. */
const long = ['make', 'price', 'query', 'page', 'sortBy', 'near', 'view'].map((name) => `${name}=${'x'.repeat(5_000)}`);
const ranges = ['9:1', ':', 'Infinity:-Infinity', '-5:1e309', 'NaN:NaN', '0:999999999999999999999'];
const pages = ['0', '-1', '1e9', '1e309', '0x10', '2.5'];

const valuesOf = (name: string): readonly string[] =>
  name === 'page'
    ? [...junk, ...pages]
    : isRangeAttribute(name) || name.startsWith('range')
      ? [...junk, ...ranges]
      : junk;
const parameter = (name: string, value: string): string =>
  `${encodeURIComponent(name)}=${encodeURI(value)}`.replaceAll('%25', '%');

/** Each is alone: beside other junk the results would be empty, and no vehicle of another site could show. */
const injections = names.map((name) => parameter(name, injection));

/** Every other value of every name, from names that are next to each other, as many as an address holds. */
function mixed(): string[] {
  const parameters = names.flatMap((name) =>
    valuesOf(name).flatMap((value) => (value === injection ? [] : [parameter(name, value)])),
  );
  const found: string[] = [];
  for (const one of [...parameters, ...long].toSorted(byLength)) {
    const last = found.at(-1);
    const joined = `${last}&${one}`;
    if (last && last.split('&').length < 8 && joined.length * 2 < maxAddressLength) found[found.length - 1] = joined;
    else found.push(one);
  }
  return found;
}

const byLength = (one: string, other: string): number => one.length - other.length;

/** `domain/stock/search/odd-search.test.ts` has injections twice as well. */
const queries = [...injections, ...mixed().flatMap((query) => [query, `${query}&${query}`])];
const addresses = queries.map((query) => `${all}?${query}`);

const carsIn = (body: string) =>
  [...body.matchAll(/<article[\s\S]*?href="(\/cars\/[^"#?]+)"/g)].map(([, car]) => car ?? '');

/** Every car that the site lists, from its own pages; of sold ones beside each other a mixed list shows one. */
async function ownCars(): Promise<Set<string>> {
  const own = new Set<string>();
  for (const status of ['', '&status=sold']) {
    for (let page = 1, more = true; more; page += 1) {
      if (page > 20) throw new Error('The pages do not end.');
      const cars = carsIn((await shop(slug, `${all}?page=${page}${status}`)).body);
      for (const car of cars) own.add(car);
      more = cars.length > 0;
    }
  }
  return own;
}

describe('odd addresses of a search', () => {
  it('[SRCH-01] [SRCH-19] every parameter with junk, repeated, encoded, long, reversed, infinite: never an error page, never a car of another site', {
    timeout: 200_000,
  }, async () => {
    const own = await ownCars();
    expect(own.size).toBeGreaterThan(40);
    const faults: string[] = [];
    const left = [...addresses];
    const work = async () => {
      for (let next = left.pop(); next; next = left.pop()) {
        const { status, body } = await shop(slug, next);
        if (status !== (next.length > maxAddressLength ? 414 : 200)) faults.push(`${status} ${next.slice(0, 120)}`);
        for (const car of carsIn(body)) if (!own.has(car)) faults.push(`${car} at ${next.slice(0, 120)}`);
        if (body.includes('<script>alert(1)')) faults.push(`a script at ${next.slice(0, 120)}`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    expect(faults).toEqual([]);
  });
});
