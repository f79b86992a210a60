import { siteOfEndpoint } from '@/web/app/api/site-of-endpoint.ts';
import { sandboxMark } from '@/web/integrations/integration.ts';
import { snap21Failure } from '@/web/integrations/reviews/port.ts';
import { ratingOfSite } from '@/web/integrations/reviews/rating-of-site.ts';
import { services } from '@/web/platform/services.ts';
import { siteHeader } from '@/web/platform/site-header.ts';

export const dynamic = 'force-dynamic';

/**
 * The rating of the site's own organisation at Snap 21, `GET ?orgId=` (LOC-10): `{ rating, stars
 * }`, and `count` where it is there; 404 for an organisation that is not the site's (CFG-04), 503
 * without a response.
 */
export async function GET(request: Request): Promise<Response> {
  const site = await siteOfEndpoint(request.headers.get(siteHeader));
  if (site instanceof Response) return site;
  const orgId = new URL(request.url).searchParams.get('orgId') ?? '';
  if (orgId === '' || orgId !== site.options.snap21OrgId)
    return Response.json({ error: 'This site has no such organisation.' }, { status: 404 });
  const { reviews } = services();
  const rating = await ratingOfSite(site, reviews);
  if (!rating) return Response.json({ error: snap21Failure }, { status: 503 });
  return Response.json(rating, {
    headers: { 'Cache-Control': 'public, max-age=300', ...sandboxMark('reviews', reviews) },
  });
}
