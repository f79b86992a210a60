import { type StockScope, siteFilter } from '../site-filter.ts';

/** Longer than a visit to one page; the sold cars of a site are those of the hour in which the key was made. */
const lifeSeconds = 3_600;
/** Questions at once that a results page asks: two, and one for each filtered attribute (`pageRequest`). */
const maxSearches = 32;

/**
 * What the service holds a browser's key to, in Typesense's words: the vehicles that the site shows and no others, never what only a
 * vehicle's own page tells, and no longer than an hour. The service puts these on every search of the key, whatever the search says
 * (SRCH-27). `now` is epoch milliseconds. Throws a TypeError like `siteFilter`.
 */
export function browserKeyLimits(scope: StockScope, now: number) {
  return {
    filter_by: siteFilter(scope, now),
    exclude_fields: 'details',
    expires_at: Math.floor(now / 1000) + lifeSeconds,
    limit_multi_searches: maxSearches,
  };
}
