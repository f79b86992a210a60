import { type StockScope, siteFilter } from '../site-filter.ts';

/** Longer than a visit to one page; the sold cars of a site are those of the hour in which the key was made. */
const lifeSeconds = 3_600;
/**
 * Queries that a results page sends at once: two, and one for each filtered attribute
 * (`pageRequest`).
 */
const maxSearches = 32;

/**
 * The service's restrictions of a browser's key, in Typesense's terms: only the vehicles that the
 * site shows, never the fields of a vehicle's own page, and no longer than an hour. The service
 * adds these to every search of the key, whatever its parameters (SRCH-27). `now` is epoch
 * milliseconds. Throws a TypeError like `siteFilter`.
 */
export function browserKeyLimits(scope: StockScope, now: number) {
  return {
    filter_by: siteFilter(scope, now),
    exclude_fields: 'details',
    expires_at: Math.floor(now / 1000) + lifeSeconds,
    limit_multi_searches: maxSearches,
  };
}
