import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { keysOf } from '@/domain/vocabulary/typed-keys.ts';

/** The fields of the step "Finance or cash". */
export type TypedFigures = Readonly<Partial<Record<'own' | 'final' | 'term' | 'frequency', string>>>;
/** `typed` is what a refused form had, so that the page shows it again. */
type Query = { step?: string; problem?: string; typed?: TypedFigures };

/** The parameters of a step's figures, as a calculator's link names them too. */
export const figureNames = { own: 'deposit', final: 'final_payment', term: 'term', frequency: 'frequency' } as const;
const maxTyped = 20;

/** A step of the purchase of a car, or all of them. */
export function purchasePath(car: string, { step = '', problem = '', typed = {} }: Query = {}): string {
  const query = new URLSearchParams({ car_id: car, ...(step && { step }), ...(problem && { says: problem }) });
  for (const field of keysOf(figureNames)) {
    const text = typed[field];
    if (text) query.set(figureNames[field], text.slice(0, maxTyped));
  }
  return `${pathOfRoute('checkoutJourney')}?${query}`;
}
