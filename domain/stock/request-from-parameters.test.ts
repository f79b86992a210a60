import { describe, expect, it } from 'vitest';
import { requestFromParameters } from './request-from-parameters.ts';
import { searchLink } from './search-link.ts';

const asked = (query: string) => requestFromParameters(new URLSearchParams(query));

describe('a question in the words of an address', () => {
  it('[SRCH-01] says what a link to the search says', () => {
    const link = searchLink({ values: { make: 'Land Rover', body: 'SUV' }, minimumPriceCents: 500_000 });
    expect(asked(link.split('?')[1] ?? '')).toMatchObject({
      makes: ['Land Rover'],
      bodies: ['SUV'],
      minimumPriceCents: 500_000,
    });
  });

  it('[SRCH-02] takes several values of one attribute, and a range that is open at one end', () => {
    const { carTypes, maximumPriceCents, minimumPriceCents } = asked('car_type=new&car_type=demo&price=:30000');
    expect([carTypes, maximumPriceCents, minimumPriceCents]).toEqual([['new', 'demo'], 3_000_000, undefined]);
  });

  it('[SRCH-01] leaves out what it cannot understand', () => {
    expect(asked('car_type=flying&price=cheap:-4&make=')).toEqual({
      carTypes: [],
      makes: [],
      models: [],
      bodies: [],
      fuels: [],
      locations: [],
    });
  });
});
