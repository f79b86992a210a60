import { formatCents } from '@/domain/finance/money.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { priceShownAboveCents } from '@/domain/stock/price-display.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { priceTypes } from '@/domain/stock/vehicle-page/shown-price.ts';
import { fullName } from '@/domain/stock/vehicle-page/titles.ts';

/** What an enquiry is about where the link to its form named it: a car, an offer or a model of this very site. */
export type EnquirySubject = {
  kind: 'car' | 'offer' | 'model';
  id: string;
  title: string;
  /** Price, stock number and the like; empty where there is none. */
  detail: string;
  /** Its own page on the site. */
  href: string;
  /** 0 where there is no price. */
  priceCents: number;
};

export const subjectTitles: Record<EnquirySubject['kind'], string> = { car: 'Car', offer: 'Offer', model: 'Model' };

export function subjectOfCar({ card }: Pick<StockVehicle, 'card'>): EnquirySubject {
  const { id, slug, priceCents, priceType, stockNumber } = card;
  const isPriced = priceCents > priceShownAboveCents;
  const price = isPriced
    ? [formatCents(priceCents), priceTypes[priceType].toLowerCase()].filter(Boolean).join(' ')
    : '';
  const number = stockNumber === '' ? '' : `stock number ${stockNumber}`;
  return {
    kind: 'car',
    id,
    title: fullName(card),
    detail: [price, number].filter(Boolean).join(', '),
    href: pathOfRoute('vehicle', { slug }),
    priceCents: isPriced ? priceCents : 0,
  };
}
