import { vehiclePath } from '@/domain/routes/paths.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { vehiclePageState } from '@/domain/stock/vehicle-page/vehicle-page-state.ts';
import type { OwnRoute, RouteRequest } from '@/web/render/own-route.ts';
import { vehicleOfSite } from '@/web/stock/stock-of-site.ts';

/** Where `/used-car/{vehicle}` leads on a site with these paths; null if the site has no such vehicle for sale (NAV-05). */
export async function movedVehicle({ site, path, now }: RouteRequest): Promise<OwnRoute> {
  const root = `${pathOfRoute('usedCar')}/`;
  const slug = path.startsWith(root) ? path.slice(root.length) : '';
  if (!site.features.usedCarPaths || slug === '' || slug.includes('/')) return null;
  const vehicle = await vehicleOfSite(site, slug);
  if (!vehicle || vehiclePageState(vehicle, site.includeSoldCarsDays, now) !== 'for-sale') return null;
  return { redirect: { to: vehiclePath(vehicle.card.slug), permanent: true } };
}
