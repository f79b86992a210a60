import type { CalculatorInput } from '@/domain/finance/calculator.ts';

const key = 'forecourt:estimate';

/** Keeps what a shopper set, for the finance page of the same car and for the enquiry (NAV-16); gone with the tab. `car` is empty for none. */
export function keepFigures(car: string, input: CalculatorInput): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ car, input }));
  } catch {
    // A browser that keeps nothing starts anew on the next page.
  }
}

/** What was set for this car in this tab; null where nothing was, or for another car. */
export function storedFigures(car: string): CalculatorInput | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return stored?.car === car && isInput(stored.input) ? stored.input : null;
  } catch {
    return null;
  }
}

const numbers = ['priceCents', 'depositCents', 'finalPaymentCents', 'termYears', 'ratePercent'] as const;

function isInput(value: unknown): value is CalculatorInput {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return (
    numbers.every((name) => Number.isFinite(fields[name])) &&
    (fields.frequency === 'weekly' || fields.frequency === 'fortnightly' || fields.frequency === 'monthly')
  );
}
