import type { SanityClient } from '@sanity/client';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { SITE_QUERY_RESULT, SITES_QUERY_RESULT } from '@/schemas/generated/content-types.ts';
import { siteOfContent } from '@/schemas/queries/site-of-content.ts';
import { SITE_QUERY, SITES_QUERY } from '@/schemas/queries/site-query.ts';
import type { SiteRecord } from '@/web/platform/site-of-host.ts';
import { siteIdQuery } from './site-id-query.ts';

/**
 * Every site that can be served. One without a slug, or with a slug that is not a host label, cannot.
 */
export async function fetchSites(client: SanityClient): Promise<SiteRecord[]> {
  const sites = await client.fetch<SITES_QUERY_RESULT>(SITES_QUERY, {}, { tag: 'sites' });
  return sites.flatMap(({ slug, name, hosts, createdAt, template, manufacturer, group }) =>
    slug && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)
      ? [{ slug, name: name ?? slug, hosts: hosts ?? [], createdAt, template, manufacturer, group }]
      : [],
  );
}

/**
 * The id of a site's document. While content is down, that of a seeded site, whose staff cannot be
 * checked then either.
 */
export async function siteIdOf(client: SanityClient, slug: string): Promise<string> {
  const found = await client.fetch<string | null>(siteIdQuery, { site: slug }, { tag: 'site-id' }).catch(() => null);
  return found ?? `site-${slug}`;
}

/** The site of a slug as it is published, outside a render; null for none. */
export async function siteOf(client: SanityClient, slug: string): Promise<ResolvedSite | null> {
  const found = await client.fetch<SITE_QUERY_RESULT>(SITE_QUERY, { site: slug }, { tag: 'site' });
  return found && siteOfContent(found);
}
