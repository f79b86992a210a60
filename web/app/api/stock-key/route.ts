import { readSite } from '@/web/content/read-site.ts';
import { siteHeader } from '@/web/front/site-header.ts';
import { browserKey } from '@/web/stock/browser-key.ts';

export const dynamic = 'force-dynamic';

/** The search key of the site on whose host it is asked for, for a visitor's own browser (SRCH-27): 404 on no site's host, 503 without a service. */
export async function GET(request: Request): Promise<Response> {
  const site = await readSite(request.headers.get(siteHeader) ?? '', false).catch(() => null);
  if (!site) return Response.json({ error: 'There is no such site.' }, { status: 404 });
  try {
    return Response.json(browserKey(site, Date.now()), { headers: { 'Cache-Control': 'private, max-age=1800' } });
  } catch {
    return Response.json({ error: 'The search service is not configured.' }, { status: 503 });
  }
}
