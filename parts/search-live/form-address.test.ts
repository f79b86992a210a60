import { describe, expect, it } from 'vitest';
import { readSearch } from '@/domain/stock/search/search-address.ts';
import { formAddress, readOwnPath } from './form-address.ts';

describe('the address of a form of filters', () => {
  it('[SRCH-01] leaves out what is empty or usual and joins the ends of a range', () => {
    const entries = [
      ['query', ' tow bar '],
      ['make', 'Ford'],
      ['make', 'Kia'],
      ['price[min]', '$20,000'],
      ['price[max]', ''],
      ['km[min]', ''],
      ['km[max]', '90,000\u00a0km'],
      ['year[min]', ''],
      ['year[max]', ''],
      ['sortBy', 'relevant'],
    ] as const;
    const address = formAddress('/search/used-cars', entries, 'relevant');
    expect(address).toBe('/search/used-cars?query=tow+bar&make=Ford&make=Kia&price=20000:&km=:90000');
    expect(readSearch(new URLSearchParams(address.split('?')[1])).filters).toEqual({
      make: ['Ford', 'Kia'],
      price: { min: 20_000, max: null },
      km: { min: null, max: 90_000 },
    });
  });

  it('is the path alone when nothing is chosen, and names an order that is not the usual one', () => {
    expect(formAddress('/search/x', [['query', '']], 'latest')).toBe('/search/x');
    expect(formAddress('/search/x', [['sortBy', 'relevant']], 'latest')).toBe('/search/x?sortBy=relevant');
  });

  it('[LOC-07] writes a distance with its postcode alone', () => {
    const of = (near: string) => formAddress('/s', Object.entries({ within: '100', near }), '');
    expect([of(' '), of('3000')]).toEqual(['/s', '/s?within=100&near=3000']);
  });

  it('[NAV-03] stays on the path of the page while that still means what is chosen', () => {
    const own = readOwnPath('/search/ford/ranger?make=Ford&model=Ranger');
    const chosen = (...entries: [string, string][]) => formAddress('/search/default', entries, 'relevant', own);
    const ranger: [string, string][] = [
      ['make', 'Ford'],
      ['model', 'Ranger'],
    ];
    expect(chosen(...ranger, ['body', 'Ute'], ['price[max]', '40,000'])).toBe(
      '/search/ford/ranger?body=Ute&price=:40000',
    );
    expect(chosen(...ranger)).toBe('/search/ford/ranger');
    expect(chosen(...ranger, ['make', 'Kia'])).toBe('/search/default?make=Ford&model=Ranger&make=Kia');
    expect(chosen(['make', 'Ford'])).toBe('/search/default?make=Ford');
    expect([readOwnPath(undefined), readOwnPath('/search/used-cars')]).toEqual([null, null]);
  });

  it('[SRCH-01] equals the form that is sent without script', () => {
    const entries = [
      ['price[min]', '20,000'],
      ['price[max]', '$45,000'],
      ['make', 'Ford'],
    ] as const;
    const sent = new URLSearchParams(entries.map(([name, value]) => [name, value]));
    const live = new URLSearchParams(formAddress('/s', entries, 'relevant').split('?')[1]);
    expect(readSearch(sent)).toEqual(readSearch(live));
  });
});
