import { figuresOfQuery } from '@/domain/finance/finance-link.ts';

/** The figures of a calculator in the query, as values of the step's fields. */
export function figuresOf(query: URLSearchParams): Record<string, string> {
  const { depositCents, finalPaymentCents, termYears, frequency } = figuresOfQuery(Object.fromEntries(query));
  const dollars = (cents: number | undefined) => cents && cents / 100;
  const fields = { own: dollars(depositCents), final: dollars(finalPaymentCents), term: termYears, frequency };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => (value === undefined ? [] : [[field, String(value)]])),
  );
}
