import { type CarType, carTypes } from '@/domain/stock/stock-card.ts';
import { readSite } from '@/web/content/read-site.ts';
import { siteHeader } from '@/web/front/site-header.ts';
import { stockSearch } from '@/web/stock/stock-of-site.ts';

export const dynamic = 'force-dynamic';

/** How many vehicles of a site a block's conditions match now, for the studio's forms (PLUS-04): `{ found }`, 503 without an answer. */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams;
  const site = await readSite(asked.get('site') ?? request.headers.get(siteHeader) ?? '', false).catch(() => null);
  if (!site) return Response.json({ error: 'There is no such site.' }, { status: 404 });
  const list = (name: string) => asked.getAll(name).slice(0, 50);
  const types = list('carTypes').filter((type): type is CarType => (carTypes as readonly string[]).includes(type));
  try {
    const { found } = await stockSearch(site, {
      carTypes: types,
      makes: list('makes'),
      bodies: list('bodies'),
      forSale: true,
      perPage: 1,
    });
    return Response.json({ found }, { headers: { 'Cache-Control': 'no-store' } });
  } catch {
    return Response.json({ error: 'The search service gives no answer.' }, { status: 503 });
  }
}
