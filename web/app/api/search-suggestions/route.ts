import { maxSuggestedLength, suggestionsOf } from '@/domain/stock/search/box/suggestions.ts';
import { siteOfEndpoint } from '@/web/app/api/site-of-endpoint.ts';
import { siteHeader } from '@/web/platform/site-header.ts';
import { vocabularyOfSite } from '@/web/stock/stock-of-site.ts';

export const dynamic = 'force-dynamic';

/**
 * Completions of the search box's text, from the stock of the requested host's site: `{ suggestions
 * }`, at most eight, each with its count (SRCH-05). 404 on no site's host, 503 without a response.
 */
export async function GET(request: Request): Promise<Response> {
  const query = (new URL(request.url).searchParams.get('query') ?? '').slice(0, maxSuggestedLength);
  const site = await siteOfEndpoint(request.headers.get(siteHeader));
  if (site instanceof Response) return site;
  try {
    const suggestions = query.trim() === '' ? [] : suggestionsOf(query, await vocabularyOfSite(site));
    return Response.json({ suggestions }, { headers: { 'Cache-Control': 'public, max-age=60' } });
  } catch {
    return Response.json({ error: 'The search service gives no answer.' }, { status: 503 });
  }
}
