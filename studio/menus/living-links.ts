import type { Route } from '@/domain/routes/route.ts';
import { pathOfHref, routeOfPath } from '@/domain/routes/route-of-path.ts';
import { kindsWhere } from '@/domain/site/owned-documents.ts';
import type { SiteSwitches } from '@/domain/site/site-parts.ts';

/**
 * Paths of a site's pages and redirects, its own or its template's, and slugs of models and posts.
 */
export type Written = { paths: (string | null)[]; models: (string | null)[]; posts: (string | null)[] };

const withPath = kindsWhere(({ replacedBy }) => replacedBy === 'path' || replacedBy === 'from');

/**
 * One query for a whole menu: the studio waits at most ten seconds for a document's starting
 * values.
 */
export const writtenQuery = `{
  "paths": *[_type in ${JSON.stringify(withPath)} && gone != true && (site._ref == $site || defined(template) && template._ref == *[_id == $site][0].template._ref)]{
    "path": coalesce(path, from)
  }.path,
  "models": *[_type == "model" && (site._ref == $site || !defined(site))]{"slug": coalesce(newSlug.current, slug.current)}.slug,
  "posts": *[_type == "post" && site._ref == $site].slug.current
}`;

/** Whether an address of a copied menu exists on this site: page, enabled route, model or post. */
export function leadsSomewhere(href: string, written: Written, { features }: Pick<SiteSwitches, 'features'>): boolean {
  const path = pathOfHref(href);
  if (path === null || written.paths.includes(path)) return true;
  const { kind, route, params } = routeOfPath(path);
  const { feature }: Pick<Route, 'feature'> = route;
  if (kind === 'composed' || (feature && !features[feature])) return false;
  if (kind === 'model') return written.models.includes(params.slug ?? '');
  return kind !== 'post' || written.posts.includes(params.post ?? '');
}
