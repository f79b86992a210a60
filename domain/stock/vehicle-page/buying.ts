import type { CalculatorInput } from '@/domain/finance/calculator.ts';
import { withFigures } from '@/domain/finance/finance-link.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { FeatureSwitches } from '@/domain/switches/features.ts';
import type { StockVehicle } from '../stock-vehicle.ts';
import { canReserve } from './reserving.ts';

/**
 * Whether a vehicle can be bought online by an enquiry: one that can be reserved, where the site
 * offers it (CARD-08).
 */
export const canBuy = (
  vehicle: Pick<StockVehicle, 'card' | 'availability'>,
  site: { features: FeatureSwitches },
): boolean => site.features.onlinePurchase && canReserve(vehicle, site);

/** The button leads to a request that charges nothing. */
export const buyLabel = 'Ask to buy';

/** The purchase of one vehicle (NAV-08). */
export const buyPath = (slug: string): string => `${pathOfRoute('checkoutJourney')}?car_id=${encodeURIComponent(slug)}`;

/** Its step of finance, with what a calculator shows; it ends as a finance link does, so that it follows each change of the figures. */
export const buyWithFigures = (car: string, figures: CalculatorInput): string =>
  withFigures(`${buyPath(car)}&step=payment#finance-form`, figures);
