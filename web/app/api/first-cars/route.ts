import { formatCents } from '@/domain/finance/money.ts';
import { oneCuration } from '@/domain/stock/search/curation.ts';
import { emptySearch } from '@/domain/stock/search/search-state.ts';
import { siteOfEndpoint } from '@/web/app/api/site-of-endpoint.ts';
import { services } from '@/web/platform/services.ts';
import { siteHeader } from '@/web/platform/site-header.ts';
import { countedSite } from '@/web/stock/counted-site.ts';
import { searchOfSite } from '@/web/stock/stock-of-site.ts';

export const dynamic = 'force-dynamic';

const shown = 8;

/**
 * The cars that would come first on a site with these search rules: `{ cars: [{ stockNumber, name,
 * price }] }`. The studio shows them beside the form of the rules. Of another site than the host's
 * (`?site=`) for its staff alone; 503 without a response.
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
  const curation = oneCuration([
    {
      pinned: query.getAll('pinned'),
      hidden: query.getAll('hidden'),
      olderThanDays: Math.trunc(Number(query.get('olderThanDays'))) || null,
      rankedFirst: query.get('rankedFirst') === 'true',
    },
  ]);
  try {
    const { hits } = await searchOfSite({ ...site, curation }, emptySearch);
    const cars = hits.slice(0, shown).map(({ stockNumber, name, priceCents }) => ({
      stockNumber,
      name,
      price: priceCents > 0 ? formatCents(priceCents) : '',
    }));
    return Response.json({ cars }, { headers: { 'Cache-Control': 'no-store' } });
  } catch {
    return Response.json({ error: 'The search service gives no answer.' }, { status: 503 });
  }
}
