import { comparisonRateWarning } from './comparison-warning.ts';

/** How much of a disclaimer is shown before "Show More", characters (FIN-08). */
export const shortDisclaimerLength = 197;

/** A disclaimer as it is shown: `short` is null when the whole of it fits. The warning always stands beside it and is never cut. */
export type ShownDisclaimer = { whole: string; short: string | null; warning: string };

/**
 * A disclaimer cut at 197 characters (FIN-08). The comparison-rate warning is taken out of the text that is cut, wherever staff wrote
 * it, and stands by itself: no click hides it (National Credit Code).
 */
export function shownDisclaimer(text: string): ShownDisclaimer {
  const whole = text.replace(comparisonRateWarning, ' ').replaceAll(/\s+/g, ' ').trim();
  const short = whole.length > shortDisclaimerLength ? `${whole.slice(0, shortDisclaimerLength).trimEnd()}…` : null;
  return { whole, short, warning: comparisonRateWarning };
}

/** What stands below a calculator where staff wrote nothing of their own. */
export function defaultFinanceDisclaimer({ lender, roundUp }: { lender: string; roundUp: boolean }): string {
  const rounding = roundUp ? ', rounded up to the next dollar' : '';
  return (
    `Estimate only${rounding}, on the figures chosen here and the standing terms of ${lender}. It is not an offer of credit: ` +
    'lending criteria, terms and conditions apply, and other fees and charges may be payable. ' +
    'The comparison rate is based on a secured loan of $30,000 over 5 years.'
  );
}
