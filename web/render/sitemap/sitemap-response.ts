import { readSite, readSiteOrigin } from '@/web/content/read-site.ts';
import type { SitemapSite } from '@/web/render/sitemap/own-paths.ts';

/**
 * An XML response with the site's public origin; 404 for an unlisted site, or if `make` returns
 * null.
 */
export async function sitemapResponse(
  slug: string,
  make: (site: SitemapSite, origin: string) => Promise<string | null>,
): Promise<Response> {
  const [site, origin] = await Promise.all([readSite(slug, false), readSiteOrigin(slug, false)]);
  const xml = site && origin ? await make(site, origin) : null;
  if (xml === null) return new Response('There is no such sitemap.', { status: 404 });
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
