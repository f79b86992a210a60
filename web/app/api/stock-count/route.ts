import { readSearch } from '@/domain/stock/search/search-address.ts';
import { siteOfEndpoint } from '@/web/app/api/site-of-endpoint.ts';
import { siteHeader } from '@/web/front/site-header.ts';
import { services } from '@/web/services.ts';
import { countedSite } from '@/web/stock/counted-site.ts';
import { countOfSite } from '@/web/stock/stock-of-site.ts';

export const dynamic = 'force-dynamic';

/**
 * How many vehicles of the host's site for sale match the filters of a search address: `{ found }`, 503 without an answer; of another site
 * (`?site=`) for its staff alone. The search bar
 * counts by it as shoppers choose (SRCH-14), the studio's forms as staff fill them in (PLUS-04).
 */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  const { headers } = request;
  const own = headers.get(siteHeader) ?? '';
  const slug = await countedSite(own, asked.get('site'), (site) =>
    services().previews.standing(site, headers.get('cookie') ?? ''),
  );
  const site = await siteOfEndpoint(slug);
  if (site instanceof Response) return site;
  try {
    const found = await countOfSite(site, readSearch(asked));
    return Response.json({ found }, { headers: { 'Cache-Control': 'no-store' } });
  } catch {
    return Response.json({ error: 'The search service gives no answer.' }, { status: 503 });
  }
}
