import { sitemapIndex } from '@/domain/site/sitemap.ts';
import { renderNow } from '@/web/platform/render-record.ts';
import { filesOfSitemap } from '@/web/render/sitemap/sitemap-of-site.ts';
import { sitemapResponse } from '@/web/render/sitemap/sitemap-response.ts';

export const dynamic = 'force-dynamic';

/** Where search engines find all of a site's pages (CFG-05). */
export async function GET(_request: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  return sitemapResponse((await params).site, async (site, origin) =>
    sitemapIndex(origin, await filesOfSitemap({ site, now: renderNow() })),
  );
}
