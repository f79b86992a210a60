import type { CalculatorInput } from '@/domain/finance/calculator.ts';
import { isRecord } from '@/domain/vocabulary/unknown-fields.ts';

const key = 'forecourt:estimate';

/**
 * Stores the shopper's figures in the tab, for the finance page of the same car and for the enquiry
 * (NAV-16). `car` is empty for none.
 */
export function storeFigures(car: string, input: CalculatorInput): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ car, input }));
  } catch {
    // Without storage the next page starts with its own figures.
  }
}

/** The figures set for this car in this tab; null for none, or those of another car. */
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
  return (
    isRecord(value) &&
    numbers.every((name) => Number.isFinite(value[name])) &&
    (value.frequency === 'weekly' || value.frequency === 'fortnightly' || value.frequency === 'monthly')
  );
}
