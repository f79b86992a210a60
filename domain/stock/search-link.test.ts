import { describe, expect, it } from 'vitest';
import { searchLink } from './search-link.ts';

describe('a link to the search', () => {
  it('[SRCH-01] the path names the kind of cars', () => {
    expect(searchLink({})).toBe('/search/new-used-and-demo-cars');
    expect(searchLink({ carTypes: ['demo', 'new'] })).toBe('/search/new-and-demo-cars');
    expect(searchLink({ carTypes: ['used'] })).toBe('/search/used-cars');
    expect(searchLink({ carTypes: ['used', 'demo'] })).toBe(
      '/search/new-used-and-demo-cars?car_type=used&car_type=demo',
    );
    expect(searchLink({ carTypes: ['used', 'demo', 'new'] })).toBe('/search/new-used-and-demo-cars');
  });

  it('[SRCH-01] one parameter for each filter, a range as min:max in dollars', () => {
    expect(
      searchLink({
        carTypes: ['used'],
        values: { make: 'Land Rover', body: 'SUV' },
        minimumPriceCents: 500_000,
        maximumPriceCents: 5_400_000,
        sort: 'price_descending',
      }),
    ).toBe('/search/used-cars?make=Land+Rover&body=SUV&price=5000:54000&sortBy=price_descending');
    expect(searchLink({ maximumPriceCents: 1_999_950 })).toBe('/search/new-used-and-demo-cars?price=:20000');
  });
});
