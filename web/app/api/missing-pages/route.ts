import { enterNamedSite } from '@/web/desk/enter-named-site.ts';
import { services } from '@/web/platform/services.ts';
import { missingOf } from '@/web/records/missing-pages.ts';

export const dynamic = 'force-dynamic';

/**
 * Addresses of a site that shoppers requested in 30 days and that lead nowhere (CFG-05): `{ pages }`, for that site's staff alone: 401, 403,
 * 404 where no site is named; 503 while it cannot be read.
 */
export async function GET(request: Request): Promise<Response> {
  const entered = await enterNamedSite(services().leads, request, 'What shoppers did not find is');
  if (entered instanceof Response) return entered;
  if (entered.site === null) return Response.json({ error: 'There is no such site.' }, { status: 404 });
  try {
    const pages = await missingOf(entered.leads.records.database, entered.site, Date.now());
    return Response.json({ pages }, { headers: { 'Cache-Control': 'no-store' } });
  } catch {
    return Response.json({ error: 'The records cannot be read.' }, { status: 503 });
  }
}
