import { readSite } from '@/web/content/read-site.ts';
import { siteIcon } from '@/web/render/site-icon.ts';

export const dynamic = 'force-dynamic';

/** The site's icon: the first letter of its name on its brand colour. */
export async function GET(_request: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  const site = await readSite((await params).site, false);
  if (!site) return new Response(null, { status: 404 });
  return new Response(siteIcon(site), { headers: { 'content-type': 'image/svg+xml' } });
}
