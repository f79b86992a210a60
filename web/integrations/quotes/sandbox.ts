import { carClaim } from '@/domain/finance/car-claim.ts';
import { financeYear } from '@/domain/finance/finance-year.ts';
import { quoteTermYears } from '@/domain/finance/youx-claim.ts';
import type { Quotes } from './port.ts';

/** Quotes by the site's own lender. Rejects if that gives none. */
export function open(): Quotes {
  return {
    kind: 'sandbox',
    quote: async ({ finance }, { purchasePrice, year }) => {
      const priceCents = Math.round(purchasePrice * 100);
      const car = { make: '', year, priceCents, status: 'in_stock', dealershipSlug: '' };
      const claim = carClaim(car, { ...finance, termYears: quoteTermYears }, financeYear(Date.now()));
      if (!claim) throw new Error('The lender of the site quotes nothing for this car.');
      return {
        weeklyRepaymentAmount: claim.repaymentCents / 100,
        advertisedRate: claim.ratePercent,
        comparisonRate: claim.comparisonRatePercent,
      };
    },
  };
}
