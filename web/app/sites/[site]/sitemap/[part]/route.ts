import { sitemapOf, sitemapPart } from '@/domain/site/sitemap.ts';
import { renderNow } from '@/web/front/render-record.ts';
import { sitemapAnswer } from '@/web/render/sitemap/sitemap-answer.ts';
import { carsOfSitemap, pagesOfSitemap } from '@/web/render/sitemap/sitemap-of-site.ts';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ site: string; part: string }> };

/** One file of a site's sitemap (CFG-05). */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { site: slug, part } = await params;
  const asked = sitemapPart(part);
  return sitemapAnswer(slug, async (site, origin) => {
    if (asked === null) return null;
    if (asked.kind === 'pages') return sitemapOf(origin, await pagesOfSitemap({ site, now: renderNow() }));
    const cars = await carsOfSitemap(site, asked.page);
    return cars.length === 0 ? null : sitemapOf(origin, cars);
  });
}
