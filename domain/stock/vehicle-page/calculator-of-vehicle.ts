import type { CalculatorInput } from '@/domain/finance/calculator.ts';
import { type CalculatorSettings, calculatorSettings } from '@/domain/finance/calculator-settings.ts';
import type { FinanceSite } from '@/domain/finance/finance-site.ts';
import { priceShownAboveCents } from '../price-display.ts';
import type { StockCard } from '../stock-card.ts';

/**
 * The calculator of a vehicle, as its page has it and as assistants get it; null where the vehicle
 * is not eligible for finance (FIN-02). `site` carries the details of the vehicle's own dealership.
 */
export function calculatorOfVehicle(
  site: FinanceSite,
  { weekly, priceCents }: Pick<StockCard, 'weekly' | 'priceCents'>,
  figures: Partial<CalculatorInput> = {},
): CalculatorSettings | null {
  return weekly !== null && priceCents > priceShownAboveCents ? calculatorSettings(site, priceCents, figures) : null;
}
