import { formatCents } from '@/domain/finance/money.ts';
import { weeklyText } from '@/domain/finance/repayment-claim.ts';
import { addressLine } from '@/domain/locations/directions.ts';
import type { VehicleDealership } from '@/domain/site/dealership-of-vehicle.ts';
import { priceShownAboveCents } from '@/domain/stock/price-display.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { priceTypes } from '@/domain/stock/vehicle-page/shown-price.ts';
import { fullName } from '@/domain/stock/vehicle-page/titles.ts';
import type { LeadVehicle } from './lead-record.ts';

/** A vehicle and who sells it as an enquiry stores them: the same texts as on its page. */
export function leadVehicleOf(
  { card, details }: StockVehicle,
  { site, place }: Pick<VehicleDealership, 'site' | 'place'>,
): LeadVehicle {
  const { id, slug, year, make, model, badge, stockNumber, carType, odometerKm, priceCents } = card;
  const isPriced = priceCents > priceShownAboveCents;
  return {
    id,
    slug,
    title: fullName(card),
    year,
    make,
    model,
    badge,
    stockNumber,
    vin: details.vin,
    carType,
    odometerKm,
    price: isPriced ? formatCents(priceCents) : '',
    ...(isPriced && { priceCents }),
    ...(isPriced && priceTypes[card.priceType] && { priceType: priceTypes[card.priceType] }),
    ...(isPriced && card.weekly && { weekly: weeklyText(card.weekly), lender: site.finance.provider }),
    ...(place && { yard: { name: place.name, address: addressLine(place) } }),
  };
}
