import type { LeadVehicle } from './lead-record.ts';

/** What an enquiry is about where the link to its form named it: a car, an offer or a model of this very site. */
export type EnquirySubject = {
  kind: 'car' | 'offer' | 'model';
  id: string;
  title: string;
  /** Price, stock number and the like; empty where there is nothing to say. */
  detail: string;
  /** Its own page on the site. */
  href: string;
  /** 0 where there is no price. */
  priceCents: number;
};

export const subjectTitles: Record<EnquirySubject['kind'], string> = { car: 'Car', offer: 'Offer', model: 'Model' };

export function subjectOfCar({ id, slug, title, price, priceCents, stockNumber }: LeadVehicle): EnquirySubject {
  const number = stockNumber === '' ? '' : `stock number ${stockNumber}`;
  return {
    kind: 'car',
    id,
    title,
    detail: [price, number].filter(Boolean).join(', '),
    href: `/cars/${encodeURIComponent(slug)}`,
    priceCents: priceCents ?? 0,
  };
}
