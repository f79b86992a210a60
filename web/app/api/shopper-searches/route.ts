import { enterDesk, shut } from '@/web/desk/enter.ts';
import { services } from '@/web/platform/services.ts';
import { siteHeader } from '@/web/platform/site-header.ts';
import { reportOf } from '@/web/records/search-terms.ts';

export const dynamic = 'force-dynamic';

/**
 * What shoppers of the host's site, or of another one (`?site=`), searched for in thirty days and what found nothing: `{ frequent, nothing }`,
 * twenty of each with their counts. For that site's staff alone: 401, 403; 503 while it cannot be read.
 */
export async function GET(request: Request): Promise<Response> {
  const { headers, url } = request;
  const site = new URL(url).searchParams.get('site') ?? headers.get(siteHeader) ?? '';
  if (!/^[a-z0-9-]{1,60}$/.test(site)) return Response.json({ error: 'There is no such site.' }, { status: 404 });
  const desk = await enterDesk(services().leads, site, headers.get('cookie') ?? '');
  if (typeof desk === 'string') {
    const error = 'What shoppers search for is for the staff of the site.';
    return Response.json({ error }, { status: shut(desk).status });
  }
  try {
    await services().searches?.flush();
    const report = await reportOf(desk.leads.records.database, desk.site.slug, Date.now());
    return Response.json(report, { headers: { 'Cache-Control': 'no-store' } });
  } catch {
    return Response.json({ error: 'The records give no answer.' }, { status: 503 });
  }
}
