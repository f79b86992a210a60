import { enterStockImports } from '@/web/desk/enter-named-site.ts';
import { services } from '@/web/platform/services.ts';
import { importsOf } from '@/web/records/stock-imports.ts';

export const dynamic = 'force-dynamic';

/**
 * The last imports of a site's stock (PLUS-20): `{ imports }`, the newest first, without their lines. For that site's staff alone, of all
 * sites (`?site=*`) for administrators: 401, 403; 503 while it cannot be read.
 */
export async function GET(request: Request): Promise<Response> {
  const entered = await enterStockImports(services().leads, request);
  if (entered instanceof Response) return entered;
  try {
    const imports = await importsOf(entered.leads.records.database, entered.site);
    return Response.json({ imports }, { headers: { 'Cache-Control': 'no-store' } });
  } catch {
    return Response.json({ error: 'The records give no answer.' }, { status: 503 });
  }
}
