import { defaultSearchPath } from '@/domain/stock/search/car-type-path.ts';
import { siteOfEndpoint } from '@/web/app/api/site-of-endpoint.ts';
import { services } from '@/web/platform/services.ts';
import { siteHeader } from '@/web/platform/site-header.ts';
import { countedSite } from '@/web/stock/counted-site.ts';
import { countOfSearch, searchOfUrl } from '@/web/stock/stock-of-site.ts';

export const dynamic = 'force-dynamic';

/**
 * How many vehicles of the host's site the results page of an address counts: `{ found }`, 503
 * without a response; of another site (`?site=`) for its staff alone. The search bar counts by it
 * as shoppers choose (SRCH-14), the studio's forms as staff fill them in (PLUS-04).
 */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const { headers } = request;
  const own = headers.get(siteHeader) ?? '';
  const slug = await countedSite(own, query.get('site'), (site) =>
    services().previews.staffOf(site, headers.get('cookie') ?? ''),
  );
  const site = await siteOfEndpoint(slug);
  if (site instanceof Response) return site;
  try {
    const search = await searchOfUrl(site, { pathname: defaultSearchPath, searchParams: query });
    const found = search ? await countOfSearch(site, search) : 0;
    return Response.json({ found }, { headers: { 'Cache-Control': 'no-store' } });
  } catch {
    return Response.json({ error: 'The search service gives no answer.' }, { status: 503 });
  }
}
