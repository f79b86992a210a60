import { stegaClean } from '@sanity/client/stega';
import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { comparisonRateWarning } from '@/domain/finance/comparison-warning.ts';
import { formatCents, formatPercent } from '@/domain/finance/money.ts';
import { ButtonLink } from '@/ui/button/button.tsx';
import { Section } from '@/ui/section/section.tsx';
import { type Estimate, estimateOf } from './estimate.ts';
import styles from './finance-estimate.module.css';

type FinanceEstimate = BlockOf<'financeEstimate'>;

/** A worked example: words left, figures right; nothing where the site names no lender (FIN-02). */
function FinanceEstimateView({ block, context }: BlockProps<FinanceEstimate>) {
  const estimate = estimateOf(block, context.site.finance);
  if (!estimate) return null;
  const { anchor, heading, text, ctaLabel, ctaHref } = block;
  return (
    <Section anchor={anchor} attributes={context.edit()}>
      <div className={styles.panel}>
        <div className={styles.words}>
          <h2 {...context.edit('heading')}>{heading || 'What would it cost a week?'}</h2>
          {text && (
            <p className={styles.text} {...context.edit('text')}>
              {text}
            </p>
          )}
          {ctaLabel && ctaHref && (
            <p>
              <ButtonLink kind="filled" href={stegaClean(ctaHref)}>
                {ctaLabel}
              </ButtonLink>
            </p>
          )}
        </div>
        <Ledger estimate={estimate} />
      </div>
    </Section>
  );
}

function Ledger({ estimate }: { estimate: Estimate }) {
  const { amountCents, depositCents, balloonCents, termYears, claim } = estimate;
  const rows: [string, string][] = [
    ['Price of the car', formatCents(amountCents)],
    ...(depositCents > 0 ? [['Deposit', formatCents(depositCents)] as [string, string]] : []),
    ...(balloonCents > 0 ? [['Final payment', formatCents(balloonCents)] as [string, string]] : []),
    ['Term', termYears === 1 ? '1 year' : `${termYears} years`],
  ];
  return (
    <div className={styles.ledger}>
      <p className={styles.weekly}>
        <b>{formatCents(claim.repaymentCents)}</b> a week*
      </p>
      <p className={styles.rates}>
        {formatPercent(claim.ratePercent)} p.a. · {formatPercent(claim.comparisonRatePercent)} p.a. comparison rate*
      </p>
      <dl>
        {rows.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.legal}>
        *An estimate, not an offer of credit. Fees and lending criteria apply. {comparisonRateWarning}
      </p>
    </div>
  );
}

export const financeEstimateBlock: BlockDefinition<FinanceEstimate, undefined> = {
  type: 'financeEstimate',
  view: FinanceEstimateView,
  check: ({ amount, deposit }) =>
    (deposit ?? 0) > 0 && (deposit ?? 0) >= (amount ?? 30_000) ? 'The deposit must be smaller than the price.' : null,
};
