import { sitemapOf, sitemapPart } from '@/domain/site/sitemap.ts';
import { renderNow } from '@/web/platform/render-record.ts';
import { carsOfSitemap, listsOfSitemap, pagesOfSitemap } from '@/web/render/sitemap/sitemap-of-site.ts';
import { sitemapResponse } from '@/web/render/sitemap/sitemap-response.ts';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ site: string; part: string }> };

/** One file of a site's sitemap (CFG-05). */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { site: slug, part } = await params;
  const request = sitemapPart(part);
  return sitemapResponse(slug, async (site, origin) => {
    if (request === null) return null;
    const made = { site, now: renderNow() };
    if (request.kind !== 'cars')
      return sitemapOf(origin, await (request.kind === 'pages' ? pagesOfSitemap : listsOfSitemap)(made));
    const cars = await carsOfSitemap(site, request.page);
    return cars.length === 0 ? null : sitemapOf(origin, cars);
  });
}
