import { figuresOfQuery } from '@/domain/finance/finance-link.ts';
import { figureNames } from '@/domain/purchases/purchase-path.ts';
import { keysOf } from '@/domain/vocabulary/typed-keys.ts';

/**
 * The figures in the query, as values of the step's fields: of a calculator, or as they were typed
 * into a form that was refused.
 */
export function figuresOf(query: URLSearchParams): Record<string, string> {
  if (query.has('says')) return typedOf(query);
  const { depositCents, finalPaymentCents, termYears, frequency } = figuresOfQuery(Object.fromEntries(query));
  const dollars = (cents: number | undefined) => cents && cents / 100;
  const fields = { own: dollars(depositCents), final: dollars(finalPaymentCents), term: termYears, frequency };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => (value === undefined ? [] : [[field, String(value)]])),
  );
}

const typedOf = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    keysOf(figureNames).flatMap((field) => {
      const text = query.get(figureNames[field]);
      return text === null ? [] : [[field, text]];
    }),
  );
