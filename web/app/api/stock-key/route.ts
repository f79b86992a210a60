import { siteOfEndpoint } from '@/web/app/api/site-of-endpoint.ts';
import { services } from '@/web/platform/services.ts';
import { siteHeader } from '@/web/platform/site-header.ts';
import { browserKey } from '@/web/stock/browser-key.ts';

export const dynamic = 'force-dynamic';

/**
 * The search key of the site on whose host it is requested, for a visitor's own browser (SRCH-27):
 * 404 on no site's host, 503 without a service.
 */
export async function GET(request: Request): Promise<Response> {
  const site = await siteOfEndpoint(request.headers.get(siteHeader));
  if (site instanceof Response) return site;
  try {
    return Response.json(browserKey(services().stock, site, Date.now()), {
      headers: { 'Cache-Control': 'private, max-age=1800' },
    });
  } catch {
    return Response.json({ error: 'The search service is not configured.' }, { status: 503 });
  }
}
