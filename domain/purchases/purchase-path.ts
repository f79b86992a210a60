import { pathOfRoute } from '@/domain/routes/route-of-path.ts';

type Query = { step?: string; says?: string };

/** A step of the purchase of a car, or all of them. */
export function purchasePath(car: string, { step = '', says = '' }: Query = {}): string {
  const query = new URLSearchParams({ car_id: car, ...(step && { step }), ...(says && { says }) });
  return `${pathOfRoute('checkoutJourney')}?${query}`;
}
