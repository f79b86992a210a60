import { financeText } from '@/domain/finance/finance-cta.ts';
import { type FinanceLinkCar, financeLink, financePageOf } from '@/domain/finance/finance-link.ts';
import type { FinanceSite } from '@/domain/finance/finance-site.ts';

/**
 * The banner "Finance Available", which links to the finance application for the car; nothing if
 * the site has none (FIN-11).
 */
export function FinanceBanner({
  site,
  car,
}: {
  site: Pick<FinanceSite, 'buttons' | 'features' | 'options'>;
  car: FinanceLinkCar | null;
}) {
  if (!site.features.financeBanner) return null;
  return (
    <a
      className="max-w-[340px] flex-[1_1_260px] overflow-hidden rounded-lg"
      href={financeLink(financePageOf(site), car)}
    >
      <svg className="h-auto w-full" viewBox="0 0 640 120" role="img" aria-label={financeText.banner}>
        <path className="fill-night" d="M0 0h640v120H0z" />
        <path className="fill-action" d="M430 0h210v120H362z" />
        <text x="32" y="75" className="fill-on-night font-(weight:--display-weight) font-display text-[42px]">
          {financeText.banner}
        </text>
        <path className="fill-none stroke-5 stroke-on-action" d="M556 60h36m-15-15 15 15-15 15" />
      </svg>
    </a>
  );
}
