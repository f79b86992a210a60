import { formatCents } from '@/domain/finance/money.ts';
import { weeklyText } from '@/domain/finance/repayment-claim.ts';
import { imageAddress } from '@/domain/media/image-address.ts';
import { grouped } from '@/domain/vocabulary/grouped.ts';
import { priceDisplay } from './price-display.ts';
import type { StockVehicle } from './stock-vehicle.ts';
import { priceTypes } from './vehicle-page/shown-price.ts';
import { subtitleOf } from './vehicle-page/titles.ts';

/**
 * What a glance at a vehicle shows beside the list: enough to open its page or to go on. Photos are
 * addresses on the site's own host.
 */
export type QuickView = {
  slug: string;
  name: string;
  subtitle: string;
  price: string;
  facts: readonly (readonly [name: string, value: string])[];
  features: readonly string[];
  photos: readonly string[];
};

const maxPhotos = 8;
const maxFeatures = 12;

export function quickView({ card, colour, seats, features }: StockVehicle, noPrice: string): QuickView {
  const price = priceDisplay(card, { noPrice });
  const isPriced = price.kind === 'price';
  const facts = [
    // A price always comes with what it includes, a weekly figure with its rates; the page has the warning for them.
    ['Charges', isPriced ? priceTypes[card.priceType] : ''],
    ['Weekly estimate', isPriced && card.weekly ? weeklyText(card.weekly) : ''],
    ['Kilometres', card.odometerKm > 0 ? `${grouped(card.odometerKm)} km` : ''],
    ['Transmission', card.transmission],
    ['Fuel', card.fuel],
    ['Drive', card.drive],
    ['Body', card.body],
    ['Seats', seats > 0 ? String(seats) : ''],
    ['Colour', colour],
    ['Location', card.locationName],
    ['Stock number', card.stockNumber],
  ] as const;
  return {
    slug: card.slug,
    name: card.name,
    subtitle: subtitleOf(card),
    price: price.kind === 'words' ? price.text : formatCents(price.priceCents),
    facts: facts.filter(([, value]) => value !== ''),
    features: features.slice(0, maxFeatures),
    photos: card.images.slice(0, maxPhotos).map((photo) => imageAddress(photo, 850, 'webp')),
  };
}
