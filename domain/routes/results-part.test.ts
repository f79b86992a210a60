import { describe, expect, it } from 'vitest';
import { addressOfResults, isResultsRequest } from './results-part.ts';
import { routeOfPath } from './route-of-path.ts';

describe('the part of a results page that a filter changes', () => {
  it('[SRCH-23] has an address beside that of the page, which the table of routes knows', () => {
    expect(addressOfResults('/search/used-cars')).toBe('/search/used-cars?part=results');
    const address = addressOfResults('/search/used-cars?make=Ford');
    expect(isResultsRequest(address.slice(address.indexOf('?')))).toBe(true);
    for (const path of ['/search/used-cars', '/cars', '/used-car/ford'])
      expect(routeOfPath(path).route.parameters).toContain('part');
  });

  it.each(['', '?part=', '?part=other', '?make=results'])('is not requested by %o', (query) => {
    expect(isResultsRequest(query)).toBe(false);
  });
});
