import { formatCents } from '@/domain/finance/money.ts';
import type { PriceType } from '@/domain/stock/card-values.ts';
import type { FeatureSwitches } from '@/domain/switches/features.ts';
import { priceDisplay } from '../price-display.ts';
import type { StockVehicle } from '../stock-vehicle.ts';

/** What of a site decides how a price is shown. */
export type PricingSite = { features: FeatureSwitches; texts: { noPrice: string } };
type Shown = { vehicle: StockVehicle; site: PricingSite };

/** What a price contains, in the text of pages, sheets, mails and lead systems alike. */
export const priceTypes: Record<PriceType, string> = {
  drive_away_price: 'Drive away, no more to pay',
  estimated_drive_away_price: 'Estimated drive away price',
  excluding_government_charges_price: 'Excluding government charges',
  price_on_application: '',
};

/** What is shown as a vehicle's price, by the rules of its site. */
export function shownPrice({ vehicle, site }: Shown) {
  const subscriptionPriceCents = site.features.subscriptionPrice ? vehicle.subscriptionPriceCents : 0;
  return priceDisplay(vehicle.card, { noPrice: site.texts.noPrice, subscriptionPriceCents });
}

/**
 * The price with its type in one line, "$66,990. Drive away, no more to pay", or the text in its
 * place.
 */
export function priceLine({ vehicle, site }: Shown): string {
  const price = shownPrice({ vehicle, site });
  if (price.kind === 'words') return price.text;
  if (price.kind === 'subscription') return `${formatCents(price.priceCents)} a month, subscription`;
  return [formatCents(price.priceCents), priceTypes[vehicle.card.priceType]].filter(Boolean).join('. ');
}
