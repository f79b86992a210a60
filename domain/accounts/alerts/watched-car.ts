import { imageAddress } from '@/domain/media/image-address.ts';
import { vehiclePath } from '@/domain/routes/paths.ts';
import type { PriceType } from '@/domain/stock/card-values.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import { availabilityOf } from '../saved-car.ts';

/** The state of a saved vehicle, as far as alerts depend on it. `gone`: the site no longer lists it. Money in cents, 0 for no price. */
export type WatchedState = {
  car: string;
  availability: 'for_sale' | 'reserved' | 'sold' | 'gone';
  priceCents: number;
  priceType: PriceType | '';
};

/** The states of vehicles that are watched, from what the site lists of them now. */
export function watchedStates(cars: readonly string[], cards: readonly StockCard[]): WatchedState[] {
  const found = new Map(cards.map((card) => [card.id, card]));
  return cars.map((car) => {
    const card = found.get(car);
    if (!card) return { car, availability: 'gone', priceCents: 0, priceType: '' };
    const { priceCents, priceType } = card;
    return { car, availability: availabilityOf(card), priceCents, priceType };
  });
}

/** What a message shows of a vehicle. */
export type AlertCar = { name: string; detail: string; path: string; image: string };

export function alertCar(card: StockCard): AlertCar {
  const [photo] = card.images;
  return {
    name: card.name,
    detail: [card.badge, card.series].filter(Boolean).join(' '),
    path: vehiclePath(card.slug),
    // Mail programs draw JPEG, and not all of them anything newer.
    image: photo ? imageAddress(photo, 480, 'jpg') : '',
  };
}
