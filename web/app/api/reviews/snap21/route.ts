import { snap21Failure } from '@/domain/reviews/snap21.ts';
import { readSite } from '@/web/content/read-site.ts';
import { siteHeader } from '@/web/front/site-header.ts';
import { snap21OfSite } from '@/web/reviews/snap21.ts';

export const dynamic = 'force-dynamic';

/**
 * The rating of the site's own organisation at Snap 21, `GET ?orgId=` (LOC-10): `{ rating, stars }`, and `count` where it is known; 404
 * for an organisation that is not the site's (CFG-04), 503 without an answer.
 */
export async function GET(request: Request): Promise<Response> {
  const site = await readSite(request.headers.get(siteHeader) ?? '', false).catch(() => null);
  const orgId = new URL(request.url).searchParams.get('orgId') ?? '';
  if (!site || orgId === '' || orgId !== site.options.snap21OrgId)
    return Response.json({ error: 'This site has no such organisation.' }, { status: 404 });
  const rating = await snap21OfSite(site);
  if (!rating) return Response.json({ error: snap21Failure }, { status: 503 });
  return Response.json(rating, { headers: { 'Cache-Control': 'public, max-age=300' } });
}
