import { quickView } from '@/domain/stock/quick-view.ts';
import { siteOfEndpoint } from '@/web/app/api/site-of-endpoint.ts';
import { siteHeader } from '@/web/platform/site-header.ts';
import { vehicleOfSite } from '@/web/stock/stock-of-site.ts';

export const dynamic = 'force-dynamic';

/**
 * A glance at one vehicle (`?slug=…`) of the requested host's site: 404 where the site has none of
 * that name, 503 without a response.
 */
export async function GET(request: Request): Promise<Response> {
  const slug = (new URL(request.url).searchParams.get('slug') ?? '').slice(0, 200);
  const site = await siteOfEndpoint(request.headers.get(siteHeader));
  if (site instanceof Response) return site;
  try {
    const vehicle = await vehicleOfSite(site, slug);
    if (vehicle?.availability === 'withdrawn' || !vehicle)
      return Response.json({ error: 'There is no such vehicle.' }, { status: 404 });
    return Response.json(quickView(vehicle, site.texts.noPrice), {
      headers: { 'Cache-Control': 'public, max-age=30' },
    });
  } catch {
    return Response.json({ error: 'The search service gives no answer.' }, { status: 503 });
  }
}
