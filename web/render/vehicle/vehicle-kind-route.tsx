import { vehicleKinds } from '@/domain/stock/vehicle-page/arrangement.ts';
import { sampleOfKind } from '@/web/stock/stock-of-site.ts';
import type { Asked, OwnPage } from '../route-page.tsx';
import { pageOfVehicle } from './vehicle-route.tsx';

/** The page of one of the site's vehicles of a kind, for staff who arrange it; search engines keep the vehicle's own address. 404 where the site sells none. */
export async function vehicleKindRoute(asked: Asked): Promise<OwnPage | null> {
  const kind = vehicleKinds.find(({ value }) => value === asked.params.kind)?.value;
  const vehicle = kind ? await sampleOfKind(asked.site, kind) : null;
  if (!vehicle) return null;
  const page = await pageOfVehicle(asked, vehicle);
  return {
    ...page,
    described: { ...page.described, noIndex: true },
    canonical: `/cars/${vehicle.card.slug}`,
    metadata: {},
  };
}
