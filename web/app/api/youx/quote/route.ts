import { readJson } from '@/web/app/api/read-json.ts';
import { siteOfEndpoint } from '@/web/app/api/site-of-endpoint.ts';
import { sandboxMark } from '@/web/integrations/integration.ts';
import { youxRequest } from '@/web/integrations/quotes/port.ts';
import { log, reason } from '@/web/platform/log.ts';
import { addressHeader, isForeign } from '@/web/platform/request-sender.ts';
import { services } from '@/web/platform/services.ts';
import { siteHeader } from '@/web/platform/site-header.ts';

export const dynamic = 'force-dynamic';

/** Far above any request, bytes. */
const maxLength = 4_000;

/** A quote that comes later is of no use: the page goes on without it. Milliseconds. */
const timeoutMs = 3_000;

/**
 * A youX quote for one car (FIN-10): 404 where the site has no such quotes, 403 for pages of other sites, 429 for too many, 400 for an
 * invalid request, 204 when there is none, whatever the reason. Shoppers see nothing of a failure; the log does.
 */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request;
  if (isForeign(headers.get('origin'), headers.get('host')))
    return Response.json({ error: 'Quotes are for pages of this site.' }, { status: 403 });
  const site = await siteOfEndpoint(headers.get(siteHeader));
  if (site instanceof Response) return site;
  if (!site.features.youxQuotes) return Response.json({ error: 'This site gives no quotes.' }, { status: 404 });
  const requested = youxRequest.safeParse((await readJson(request, maxLength))?.json);
  if (!requested.success) return Response.json({ error: 'This is not a valid request for a quote.' }, { status: 400 });
  if (!(await services().leads?.quoteLimit.take(`${site.slug} ${headers.get(addressHeader) ?? ''}`)))
    return Response.json({ error: 'That is a lot of quotes in a short time.' }, { status: 429 });
  try {
    const { quotes } = services();
    const quote = await quotes.quote(site, requested.data, AbortSignal.timeout(timeoutMs));
    return Response.json(quote, { headers: { 'Cache-Control': 'no-store', ...sandboxMark('quotes', quotes) } });
  } catch (error) {
    log('warn', 'youx-quote-failed', { site: site.slug, reason: reason(error) });
    return new Response(null, { status: 204 });
  }
}
