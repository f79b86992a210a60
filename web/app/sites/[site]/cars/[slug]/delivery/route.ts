import { readSite } from '@/web/content/read-site.ts';
import { currentRender } from '@/web/platform/render-record.ts';
import { services } from '@/web/platform/services.ts';
import { deliveryOf } from '@/web/render/vehicle/delivery-of-vehicle.ts';
import { dealershipOf } from '@/web/stock/dealership-of-vehicle.ts';
import { vehicleOfSite } from '@/web/stock/stock-of-site.ts';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ site: string; slug: string }> };

/**
 * What delivery of a vehicle to `postcode` costs (VDP-13): `{ price, name }` in dollars, or `{
 * error }` with a text for shoppers; 404 where none is offered.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { site: siteSlug, slug } = await params;
  const site = await readSite(siteSlug, false);
  const vehicle = site?.features.deliveryCalculator ? await vehicleOfSite(site, slug) : null;
  if (!site || !vehicle) return Response.json({ error: 'There is no delivery here.' }, { status: 404 });
  const postcode = new URLSearchParams(currentRender()?.query).get('postcode') ?? '';
  const { geocoding } = services();
  return Response.json(await deliveryOf(geocoding, await dealershipOf(vehicle, site), postcode));
}
