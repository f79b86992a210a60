import { pathOfRoute } from '@/domain/routes/route-of-path.ts';

type Query = { step?: string; problem?: string };

/** A step of the purchase of a car, or all of them. */
export function purchasePath(car: string, { step = '', problem = '' }: Query = {}): string {
  const query = new URLSearchParams({ car_id: car, ...(step && { step }), ...(problem && { says: problem }) });
  return `${pathOfRoute('checkoutJourney')}?${query}`;
}
