import { readSiteOrigin } from '@/web/content/read-site.ts';

export const dynamic = 'force-dynamic';

/** Shop pages are open to crawlers, the desk and the services behind the site are not; the sitemap is named where there is one (CFG-05). */
export async function GET(_request: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  // Crawlers take an error here for a site that wants none of them: while content is away only the sitemap is left out.
  const origin = await readSiteOrigin((await params).site, false).catch(() => null);
  const lines = ['User-agent: *', 'Disallow: /studio', 'Disallow: /lake', 'Disallow: /api/', ''];
  if (origin) lines.push(`Sitemap: ${origin}/sitemap.xml`, '');
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
