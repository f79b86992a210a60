import type { BlockContext, BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { financeLink, financePageOf } from '@/domain/finance/finance-link.ts';
import type { FinanceSite } from '@/domain/finance/finance-site.ts';
import { financeYear } from '@/domain/finance/finance-year.ts';
import { formatCents } from '@/domain/finance/money.ts';
import { claimText } from '@/domain/finance/repayment-claim.ts';
import { needsYouxQuote } from '@/domain/finance/youx-claim.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { DisclaimerDialog } from '@/parts/finance-calculator/disclaimer-dialog.tsx';
import { FinanceDisclaimer } from '@/parts/finance-calculator/finance-disclaimer.tsx';
import { YouxQuoteLater } from '@/parts/youx-quote/youx-quote-later-client.tsx';
import { ButtonLink } from '@/ui/button/button.tsx';
import { Section } from '@/ui/section/section.tsx';
import { type Estimate, estimateOf } from './estimate.ts';

type FinanceEstimate = BlockOf<'financeEstimate'>;

/** The small print is below the text, so that both columns are about equally high. */
const panel =
  'card-ground grid overflow-hidden tablet:grid-cols-2 tablet:grid-rows-[auto_1fr] laptop:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]';

/** A loan example: text and small print left, figures right; nothing without a lender (FIN-02). */
function FinanceEstimateView({ block, context }: BlockProps<FinanceEstimate>) {
  const estimate = estimateOf(block, context.site);
  if (!estimate) return null;
  const { anchor, heading, text, ctaLabel, ctaHref } = block;
  return (
    <Section anchor={anchor} attributes={context.edit()}>
      <div className={panel}>
        <div className="grid gap-3.5 [align-content:start] px-6 py-7 tablet:p-8 laptop:px-12 laptop:py-10">
          <h2 {...context.edit('heading')}>{heading || 'What would it cost a week?'}</h2>
          {text && (
            <p className="max-w-[46ch] text-ink-2" {...context.edit('text')}>
              {text}
            </p>
          )}
          {ctaLabel && ctaHref && (
            <p>
              <ButtonLink kind="filled" href={financeHref(ctaHref, estimate, context.site)}>
                {ctaLabel}
              </ButtonLink>
            </p>
          )}
        </div>
        <Ledger estimate={estimate} context={context} />
        <div className="px-6 pt-5.5 pb-6.5 tablet:[align-self:end] tablet:px-8 tablet:pt-0 tablet:pb-8 laptop:px-12 laptop:pb-10 [&>button]:mt-3">
          <FinanceDisclaimer
            text={estimate.disclaimer}
            full={context.site.features.financeDisclaimerFull}
            comparisonFrequency={context.site.finance.frequency}
          />
          <DisclaimerDialog text={estimate.disclaimer} comparisonFrequency={context.site.finance.frequency} />
        </div>
      </div>
    </Section>
  );
}

function Ledger({ estimate, context }: { estimate: Estimate; context: BlockContext }) {
  const { amountCents, depositCents, finalPaymentCents, termYears, weekly, monthly } = estimate;
  const { depositShare, finalPaymentShare } = estimate;
  const { features } = context.site;
  const copy = claimText(weekly);
  const rows: [string, string][] = [
    ['Price of the car', formatCents(amountCents)],
    [withShare('Deposit', depositShare), formatCents(depositCents)],
    [withShare('Final payment', finalPaymentShare), formatCents(finalPaymentCents)],
    ['Term', termYears === 1 ? '1 year' : `${termYears} years`],
    ['About a month (4.33\u00a0weeks)', claimText(monthly).figure],
  ];
  return (
    <div className="estimate-ledger">
      <p>
        <b className="budget-figure">{formatCents(weekly.repaymentCents)}</b> /wk*
      </p>
      <p className="mt-1 text-small">
        {copy.rate} · {copy.comparisonRate}
      </p>
      <dl>
        {rows.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {needsYouxQuote({ priceCents: amountCents, quoted: false }, features.youxQuotes) && (
        <YouxQuoteLater priceCents={amountCents} year={financeYear(context.now)} />
      )}
    </div>
  );
}

/** Adds the example's figures to a link to the site's finance page (NAV-16). */
function financeHref(
  href: string,
  { amountCents: priceCents, depositCents, finalPaymentCents, termYears }: Estimate,
  site: Pick<FinanceSite, 'buttons' | 'options'>,
) {
  const figures = { priceCents, depositCents, finalPaymentCents, termYears };
  return href === financePageOf(site) || href === pathOfRoute('finance') ? financeLink(href, null, figures) : href;
}

const withShare = (label: string, share: string): string => (share ? `${label} (${share})` : label);

export const financeEstimateBlock: BlockDefinition<FinanceEstimate, undefined> = {
  type: 'financeEstimate',
  view: FinanceEstimateView,
  check: ({ amount, deposit }) =>
    (deposit ?? 0) > 0 && (deposit ?? 0) >= (amount ?? 30_000) ? 'The deposit must be smaller than the price.' : null,
};
