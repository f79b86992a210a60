import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { pathOfRoute } from '@/domain/site/routes/route-of-path.ts';
import type { StockVehicle } from '../stock-vehicle.ts';
import { canReserve } from './reserving.ts';

/** Whether shoppers can ask online to buy a vehicle: one that can be reserved, where the site offers it (CARD-08). */
export const canBuy = (
  vehicle: Pick<StockVehicle, 'card' | 'availability'>,
  site: Pick<ResolvedSite, 'features'>,
): boolean => site.features.onlinePurchase && canReserve(vehicle, site);

/** The button leads to a request that charges nothing. */
export const buyLabel = 'Ask to buy';

/** The purchase of one vehicle (NAV-08). */
export const buyPath = (slug: string): string => `${pathOfRoute('checkoutJourney')}?car_id=${encodeURIComponent(slug)}`;
