import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { readSite, readSiteOrigin } from '@/web/content/read-site.ts';
import { recordAnyOrigin } from '@/web/platform/render-record.ts';

type Dealer = { site: ResolvedSite; origin: string };

/** A document about a site for assistants, stored and purged as its pages are; 404 where the site is closed to them. */
export async function openDocument(
  slug: string,
  contentType: string,
  make: (dealer: Dealer) => string | Promise<string>,
): Promise<Response> {
  const [site, origin] = await Promise.all([readSite(slug, false), readSiteOrigin(slug, false)]);
  if (!site?.features.assistants || !origin) return new Response('There is nothing here.', { status: 404 });
  recordAnyOrigin();
  return new Response(await make({ site, origin }), { headers: { 'content-type': contentType } });
}
