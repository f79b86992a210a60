import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { siteOfHost } from '@/studio/platform/host-site.ts';

const here = `*[${siteOfHost}]`;

/**
 * The page that the preview shows for `$path` on a site's host: the site's own, else its
 * template's, as on the shop.
 */
export const pageOfPath = `_type == "page" && path == $path && (
  site._ref in ${here}._id
  || (template._ref in ${here}.template._ref && count(*[_type == "page" && path == $path && site._ref in ${here}._id]) == 0)
)`;

/**
 * The blog post that the preview shows for `$post` at /blog/ of a site's host: the site's own, else
 * its template's.
 */
export const postOfPath = `_type == "post" && slug.current == $post && (
  site._ref in ${here}._id
  || (template._ref in ${here}.template._ref && count(*[_type == "post" && slug.current == $post && site._ref in ${here}._id]) == 0)
)`;

/**
 * The location that the preview shows for `$place` at /locations/ of a site's host, unless staff
 * made a page there (NAV-11).
 */
export const placeOfPath = `_type == "location" && site._ref in ${here}._id
  && coalesce(slug.current, site->slug.current) == $place
  && count(*[_type == "page" && path == "${pathOfRoute('location', { place: '' })}" + $place && (site._ref in ${here}._id || template._ref in ${here}.template._ref)]) == 0`;

/**
 * The arrangement of a kind of vehicle's pages that the preview shows for `$kind`: the site's own,
 * else its template's.
 */
export const vehiclePageOfKind = `_type == "vehiclePage" && kind == $kind && (
  site._ref in ${here}._id
  || (template._ref in ${here}.template._ref && count(*[_type == "vehiclePage" && kind == $kind && site._ref in ${here}._id]) == 0)
)`;

/** An address's path as pages write it: no slash at the end, the home page `/`. */
export function pagePath(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '') || '/';
}
