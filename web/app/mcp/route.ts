import { siteOfEndpoint } from '@/web/app/api/site-of-endpoint.ts';
import { isOpenToAssistants, takeMessage } from '@/web/assistants/take-message.ts';
import { readSiteOrigin } from '@/web/content/read-site.ts';
import { renderNow } from '@/web/platform/render-record.ts';
import { services } from '@/web/platform/services.ts';
import { siteHeader } from '@/web/platform/site-header.ts';

export const dynamic = 'force-dynamic';

/** One message of an assistant to the site on whose host it came (PLUS-12); 404 where the site is closed to them. */
export async function POST(request: Request): Promise<Response> {
  const { assistants, geocoding, leads } = services();
  const message = { request, slug: request.headers.get(siteHeader) ?? '', now: renderNow() };
  return takeMessage(assistants, message, async (slug) => {
    const [site, origin] = await Promise.all([
      siteOfEndpoint(slug || null),
      readSiteOrigin(slug, false).catch(() => null),
    ]);
    if (site instanceof Response) return site;
    if (!isOpenToAssistants(site)) return Response.json({ error: 'Not found' }, { status: 404 });
    return { site, origin: origin ?? `https://${request.headers.get('host')}`, geocoding, leads };
  });
}
