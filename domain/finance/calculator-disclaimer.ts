import { type CalculatorInput, calculate, type LoanPicture } from './calculator.ts';
import type { CalculatorSettings } from './calculator-settings.ts';
import { financeDisclaimer } from './disclaimer.ts';
import type { WeeklyClaim } from './repayment-claim.ts';

/** The disclaimer below a calculator, with the figures that it shows now (FIN-08). */
export function calculatorDisclaimer(
  input: CalculatorInput,
  picture: LoanPicture,
  settings: CalculatorSettings,
): string {
  const weekly = weeklyOf(input, picture, settings);
  return financeDisclaimer(
    settings.text,
    weekly && {
      claim: weekly,
      priceCents: input.priceCents,
      depositCents: input.depositCents,
      finalPaymentCents: input.finalPaymentCents,
      feesCents: picture.feesCents,
      totalCents: picture.totalCents,
    },
  );
}

/** Disclaimers state weeks, whatever the shopper has chosen: months are made of them (FIN-08). */
function weeklyOf(input: CalculatorInput, { claim }: LoanPicture, { terms }: CalculatorSettings): WeeklyClaim | null {
  if (claim?.frequency === 'weekly') return claim as WeeklyClaim;
  return claim && (calculate({ ...input, frequency: 'weekly' }, terms).claim as WeeklyClaim | null);
}
