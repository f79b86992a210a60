import { type FinanceLinkCar, financeLink } from '@/domain/finance/finance-link.ts';
import { formatCents, formatPercent } from '@/domain/finance/money.ts';
import type { WeeklyClaim } from '@/domain/finance/repayment-claim.ts';

type Props = {
  claim: WeeklyClaim;
  /** Cards have no VIN; the vehicle's own page and header put it into the link (NAV-16). */
  car: Omit<FinanceLinkCar, 'vin'> & { name: string; vin?: string };
  /** The site's own finance page; empty: /finance. */
  financePage: string;
};

/**
 * A vehicle's weekly repayment above its rates, on cards and in summaries (CARD-07). The repayment
 * links to the finance page with the car (NAV-16), the comparison rate to the page's warning.
 */
export function FinanceLine({ claim, car, financePage }: Props) {
  return (
    <div className="finance-line">
      <a href={financeLink(financePage, { vin: '', ...car })}>
        <b>{formatCents(claim.repaymentCents)}</b> /wk*
        <span className="visually-hidden"> for {car.name}: finance</span>
      </a>
      <p>
        {formatPercent(claim.ratePercent)} p.a.
        <br />
        <a href={`#${claim.warningId}`}>{formatPercent(claim.comparisonRatePercent)} comp. rate*</a>
      </p>
    </div>
  );
}
