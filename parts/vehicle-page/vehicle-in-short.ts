import { formatCents } from '@/domain/finance/money.ts';
import { imageAddress } from '@/domain/site/image-address.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { priceDisplay } from '@/domain/stock/price-display.ts';
import type { PriceType } from '@/domain/stock/stock-card.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { fullName } from '@/domain/stock/vehicle-page/titles.ts';

type Shown = { vehicle: StockVehicle; site: ResolvedSite };

/** What a price holds, in the words of a page. */
export const priceTypes: Record<PriceType, string> = {
  drive_away_price: 'Drive away, no more to pay',
  estimated_drive_away_price: 'Estimated drive away price',
  excluding_government_charges_price: 'Excluding government charges',
  price_on_application: '',
};

/** What a vehicle's page says where its price stands. */
export function shownPrice({ vehicle, site }: Shown) {
  const subscriptionPriceCents = site.features.subscriptionPrice ? vehicle.subscriptionPriceCents : 0;
  return priceDisplay(vehicle.card, { noPrice: site.texts.noPrice, subscriptionPriceCents });
}

/** The price with its type in one line, "$66,990. Drive away, no more to pay", or the words that stand for it. */
export function priceLine({ vehicle, site }: Shown): string {
  const price = shownPrice({ vehicle, site });
  if (price.kind === 'words') return price.text;
  if (price.kind === 'subscription') return `${formatCents(price.priceCents)} a month, subscription`;
  return [formatCents(price.priceCents), priceTypes[vehicle.card.priceType]].filter(Boolean).join('. ');
}

/** The vehicle as a dialog shows it: its name, its price and a small picture. */
export function vehicleInShort(shown: Shown): { name: string; line: string; image: string } {
  const { card } = shown.vehicle;
  const [photo] = card.images;
  return { name: fullName(card), line: priceLine(shown), image: photo ? imageAddress(photo, 192, 'webp') : '' };
}
