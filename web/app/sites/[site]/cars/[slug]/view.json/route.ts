import { viewData } from '@/domain/stock/vehicle-page/view-data.ts';
import { readSite } from '@/web/content/read-site.ts';
import { expireAt, recordViewed, renderNow } from '@/web/platform/render-record.ts';
import { services } from '@/web/platform/services.ts';
import { vehicleOfSite } from '@/web/stock/stock-of-site.ts';
import { countedViews } from '@/web/views/counted-views.ts';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ site: string; slug: string }> };

/** Milliseconds for which one response serves everybody. */
const freshMs = 60_000;

/**
 * Data that a vehicle's page fetches after it loads: `{ views, car_fields }` (VDP-15), 404 where
 * the site never listed it. `photos_count`, `updated_at` and `website_id` of the request are for
 * caches in between; the response is at most a minute old. The front counts the views.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { site: siteSlug, slug } = await params;
  const site = await readSite(siteSlug, false);
  const vehicle = site && (await vehicleOfSite(site, slug));
  if (!vehicle) return Response.json({ error: 'There is no such vehicle.' }, { status: 404 });
  recordViewed(vehicle.card.slug);
  expireAt(renderNow() + freshMs);
  return Response.json(viewData(vehicle, await countedViews(services().records, site.slug, slug)));
}
