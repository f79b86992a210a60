import type { HOSTED_SITES_QUERY_RESULT, SITEMAP_QUERY_RESULT } from '@/schemas/generated/content-types.ts';
import { tags } from '@/web/platform/cache-tags.ts';
import { fetchContent } from './fetch-content.ts';
import { read } from './read.ts';
import { HOSTED_SITES_QUERY, SITEMAP_QUERY } from './sitemap-query.ts';

/** What staff made that has an address of its own on a site. */
export const readSitemap = (site: string): Promise<SITEMAP_QUERY_RESULT> =>
  read([tags.site(site), tags.page(site)], () =>
    fetchContent<SITEMAP_QUERY_RESULT>(false, SITEMAP_QUERY, { site }, 'sitemap'),
  );

/** Slugs of the sites that have a public host of their own. */
export const readHostedSites = (): Promise<HOSTED_SITES_QUERY_RESULT> =>
  read([tags.sites], () => fetchContent<HOSTED_SITES_QUERY_RESULT>(false, HOSTED_SITES_QUERY, {}, 'hosted-sites'));
