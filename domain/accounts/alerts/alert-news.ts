import { formatCents } from '@/domain/finance/money.ts';
import type { PriceType } from '@/domain/stock/card-values.ts';
import { priceShownAboveCents } from '@/domain/stock/price-display.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import { priceTypes } from '@/domain/stock/vehicle-page/shown-price.ts';
import { availabilityOf } from '../saved-car.ts';
import type { AlertKind } from './alert-kinds.ts';
import { type AlertCar, alertCar } from './watched-car.ts';

/** A change that waits for its message. `search` is the name of the saved search that found a new car, else empty. */
export type PendingAlert = {
  id: string;
  kind: AlertKind;
  car: string;
  search: string;
  /** The price before, for a price drop, and what it held. */
  fromCents: number;
  priceType: string;
  /** The name of the vehicle when it was saved: all that is left of one that the site no longer lists. */
  name: string;
};

export type AlertNews = {
  kind: AlertKind;
  car: AlertCar;
  /** What happened, "Now $40,490, was $41,990". */
  text: string;
  /** What the price that is there holds; empty without a price. */
  note: string;
};

/**
 * The news of pending alerts at this moment, each vehicle once; news that is no longer true is left
 * out. A price is compared only with one that holds the same.
 */
export function alertNews(pending: readonly PendingAlert[], cards: readonly StockCard[]): AlertNews[] {
  const found = new Map(cards.map((card) => [card.id, card]));
  const order: readonly AlertKind[] = ['price', 'back', 'sold', 'search'];
  const sorted = order.flatMap((kind) => pending.filter((alert) => alert.kind === kind));
  const news = new Map<string, AlertNews>();
  for (const alert of sorted) {
    const one = newsOf(alert, found.get(alert.car) ?? null);
    if (one && !news.has(alert.car)) news.set(alert.car, one);
  }
  return [...news.values()];
}

function newsOf(alert: PendingAlert, card: StockCard | null): AlertNews | null {
  const { kind } = alert;
  const availability = card ? availabilityOf(card) : 'gone';
  const isForSale = availability === 'for_sale';
  if (kind === 'sold') {
    if (isForSale) return null;
    const car = card ? alertCar(card) : { name: alert.name, detail: '', path: '', image: '' };
    return { kind, car, text: leftTexts[availability], note: '' };
  }
  if (!card || !isForSale) return null;
  if (kind === 'price') {
    const isLess = card.priceCents > priceShownAboveCents && card.priceCents < alert.fromCents;
    if (!isLess || card.priceType !== alert.priceType) return null;
    const text = `Now ${formatCents(card.priceCents)}, was ${formatCents(alert.fromCents)}`;
    return { kind, car: alertCar(card), text, note: priceTypes[card.priceType] };
  }
  const opening = kind === 'back' ? 'For sale again' : `New in “${alert.search}”`;
  const { price, note } = priceOf(card);
  return { kind, car: alertCar(card), text: [opening, price].filter(Boolean).join(', '), note };
}

const leftTexts = { reserved: 'Reserved for another buyer', sold: 'Sold', gone: 'No longer listed' } as const;

function priceOf({ priceCents, priceType }: { priceCents: number; priceType: PriceType }) {
  return priceCents > priceShownAboveCents
    ? { price: formatCents(priceCents), note: priceTypes[priceType] }
    : { price: '', note: '' };
}
