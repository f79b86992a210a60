import { vehiclePath } from '@/domain/routes/paths.ts';
import { vehicleSamples } from '@/domain/stock/vehicle-page/arrangement.ts';
import { vehicleKinds } from '@/domain/stock/vehicle-page/vehicle-kind.ts';
import type { OwnPage, RouteRequest } from '@/web/render/own-route.ts';
import { sampleOfKind } from '@/web/stock/stock-of-site.ts';
import { pageOfVehicle } from './vehicle-route.tsx';

/**
 * The page of a sample vehicle of a kind, for staff who arrange it; its canonical address is the
 * vehicle's own. 404 if the site sells none.
 */
export async function vehicleKindRoute(request: RouteRequest): Promise<OwnPage | null> {
  const kind = vehicleKinds.find(({ value }) => value === request.params.kind)?.value;
  const sample = vehicleSamples.find(({ value }) => value === request.query.get('sample'))?.value ?? null;
  const vehicle = kind ? await sampleOfKind(request.site, kind, sample) : null;
  if (!vehicle) return null;
  const page = await pageOfVehicle(request, vehicle);
  return {
    ...page,
    described: { ...page.described, noIndex: true },
    canonical: vehiclePath(vehicle.card.slug),
    metadata: {},
  };
}
