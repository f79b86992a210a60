import { maxBriefs } from '@/domain/stock/vehicle-brief.ts';
import { siteOfEndpoint } from '@/web/app/api/site-of-endpoint.ts';
import { siteHeader } from '@/web/platform/site-header.ts';
import { briefsOfSite } from '@/web/stock/stock-of-site.ts';

export const dynamic = 'force-dynamic';

/**
 * Name, photo and present price of vehicles that a browser remembers (`?slug=…&slug=…`, at most
 * 24), of the requested host's site: `{ vehicles }`. Those that the site lists no more are missing.
 * 404 on no site's host, 503 without a response.
 */
export async function GET(request: Request): Promise<Response> {
  const slugs = new URL(request.url).searchParams.getAll('slug').slice(0, maxBriefs);
  const site = await siteOfEndpoint(request.headers.get(siteHeader));
  if (site instanceof Response) return site;
  try {
    const vehicles = slugs.length === 0 ? [] : await briefsOfSite(site, slugs);
    return Response.json({ vehicles }, { headers: { 'Cache-Control': 'public, max-age=30' } });
  } catch {
    return Response.json({ error: 'The search service gives no answer.' }, { status: 503 });
  }
}
