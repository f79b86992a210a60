import type { BlockOf } from '@/blocks/block-of.ts';
import { disclaimerFigures, financeDisclaimer } from '@/domain/finance/disclaimer.ts';
import { type LenderSite, siteStatesEstimates } from '@/domain/finance/eligibility.ts';
import { boxLoan, boxOf, type EstimateBox, estimateCard } from '@/domain/finance/estimate-box.ts';
import type { LenderTerms } from '@/domain/finance/lender-terms.ts';

/** A loan example with repayments and disclaimer; amounts in integer cents. */
export type Estimate = EstimateBox & { amountCents: number; disclaimer: string };

/** Lower amounts are not the price of a car. */
const smallestAmountCents = 50_000;
const usualAmountCents = 3_000_000;
const maxTermYears = 7;

/**
 * The block's example with the site's lender: with staff's terms, else the lender's estimate card
 * (FIN-07). Null if no finance may be shown, or nothing is borrowed (FIN-02).
 */
export function estimateOf(block: BlockOf<'financeEstimate'>, site: LenderSite): Estimate | null {
  const { finance: lender } = site;
  if (!siteStatesEstimates(site)) return null;
  const amountCents = cents(block.amount) || usualAmountCents;
  if (amountCents <= smallestAmountCents) return null;
  const box = hasOwnTerms(block) ? ownBox(block, amountCents, lender) : estimateCard(amountCents, lender);
  if (!box) return null;
  const figures = disclaimerFigures(lender, boxLoan(amountCents, lender, box));
  return { ...box, amountCents, disclaimer: financeDisclaimer(lender, figures) };
}

const hasOwnTerms = ({ deposit, termYears, finalPaymentPercent }: BlockOf<'financeEstimate'>): boolean =>
  [deposit, termYears, finalPaymentPercent].some((term) => term !== null && term !== undefined);

function ownBox(block: BlockOf<'financeEstimate'>, amountCents: number, lender: LenderTerms): EstimateBox | null {
  const depositCents = cents(block.deposit);
  const finalPaymentCents = Math.round((amountCents * between(block.finalPaymentPercent ?? 0, 0, 50)) / 100);
  const termYears = between(Math.round(block.termYears ?? lender.termYears), 1, maxTermYears);
  if (depositCents + finalPaymentCents >= amountCents) return null;
  return boxOf(amountCents, lender, {
    termYears,
    depositCents,
    finalPaymentCents,
    depositShare: '',
    finalPaymentShare: '',
  });
}

const cents = (dollars: number | null): number => Math.max(0, Math.round(Number(dollars) * 100) || 0);
const between = (value: number, low: number, high: number): number =>
  Number.isFinite(value) ? Math.min(high, Math.max(low, value)) : low;
