import { z } from 'zod';
import { readJson } from '@/web/app/api/read-json.ts';
import { enterStockImports } from '@/web/desk/enter-named-site.ts';
import { log, reason } from '@/web/platform/log.ts';
import { services } from '@/web/platform/services.ts';
import { requestFetch, sourceReport } from '@/web/records/stock-sources.ts';

export const dynamic = 'force-dynamic';

/** `take`: also a feed that takes away more than half of the stock, this once, and no more vehicles than staff saw. */
const order = z.union([
  z.object({ action: z.literal('fetch') }),
  z.object({ action: z.literal('take'), leaving: z.int().min(0).max(1_000_000) }),
]);

const noSource = () => Response.json({ error: 'This site has no stock source.' }, { status: 404 });
const away = (event: string) => (error: unknown) => {
  log('warn', event, { reason: reason(error) });
  return Response.json({ error: 'The records give no answer.' }, { status: 503 });
};

/**
 * Where a site's stock is fetched from and what came of the last fetches: `{ source, fetches }`, the newest first; `source` null for a site
 * without one. For that site's staff alone: 401, 403; 503 while it cannot be read.
 */
export async function GET(request: Request): Promise<Response> {
  const entered = await enterStockImports(services().leads, request);
  if (entered instanceof Response) return entered;
  if (entered.site === null) return noSource();
  return sourceReport(entered.leads.records.database, entered.site)
    .then((report) => Response.json(report, { headers: { 'Cache-Control': 'no-store' } }))
    .catch(away('stock-source-not-read'));
}

/** Has it fetched at once (202), for the same staff; 404 for a site without a source. */
export async function POST(request: Request): Promise<Response> {
  const entered = await enterStockImports(services().leads, request);
  if (entered instanceof Response) return entered;
  const wanted = order.safeParse((await readJson(request, 1_000))?.json);
  if (!wanted.success) return Response.json({ error: 'Say what to do: fetch or take.' }, { status: 400 });
  if (entered.site === null) return noSource();
  const mayLeave = wanted.data.action === 'take' ? wanted.data.leaving : 0;
  return requestFetch(entered.leads.records.database, entered.site, mayLeave)
    .then((isThere) => (isThere ? new Response(null, { status: 202 }) : noSource()))
    .catch(away('stock-source-not-requested'));
}
