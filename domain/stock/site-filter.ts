import type { SearchParameters } from './request.ts';

const daySeconds = 86_400;

/** What of a site decides which vehicles its shoppers may see. */
export type StockScope = { slug: string; includeSoldCarsDays: number };

/**
 * The site's own filter (SRCH-19): its vehicles alone, sold ones for the configured days after their sale (SRCH-18). `now` is epoch
 * milliseconds. Throws a TypeError for a slug that is no host label: such a slug could say more than one site's name.
 */
export function siteFilter({ slug, includeSoldCarsDays }: StockScope, now: number): string {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) throw new TypeError(`"${slug}" is not the slug of a site`);
  const since = Math.floor(now / 1000) - Math.max(0, includeSoldCarsDays) * daySeconds;
  return `sites:=\`${slug}\` && (status:!=\`sold\` || sold_date_timestamp:>${since})`;
}

/** A request that answers about one site alone: its filter has the last word, whatever the request's own conditions say. */
export function withinSite(parameters: SearchParameters, filter: string): SearchParameters & { filter_by: string } {
  const asked = parameters.filter_by;
  return { ...parameters, filter_by: asked ? `(${asked}) && (${filter})` : filter };
}

/** When a sold vehicle leaves the site by itself, epoch milliseconds. */
export function soldUntil(soldAtSeconds: number, { includeSoldCarsDays }: StockScope): number {
  return (soldAtSeconds + Math.max(0, includeSoldCarsDays) * daySeconds) * 1000;
}
