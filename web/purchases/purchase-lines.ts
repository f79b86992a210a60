import { formatCents } from '@/domain/finance/money.ts';
import { claimText, enquireForFinance } from '@/domain/finance/repayment-claim.ts';
import { carriedCar, carriedText } from '@/domain/leads/carried-trade-in.ts';
import type { AnswerLine } from '@/domain/leads/lead-record.ts';
import { rangeText } from '@/domain/leads/valuation.ts';
import { isDone, type PurchaseStep, purchaseSteps, stepTitles } from '@/domain/purchases/purchase-choices.ts';
import { loanText, nothingLeft, nothingToFinance } from '@/domain/purchases/purchase-loan.ts';
import { handoverText } from '@/domain/purchases/purchase-words.ts';
import type { PurchaseView } from './view-purchase.ts';

export type StepLine = {
  step: PurchaseStep;
  title: string;
  done: boolean;
  /** What was chosen, as a short text. */
  text: string;
  /** What it comes to; empty for nothing. */
  value: string;
};

/** How far a purchase came, as shopper and staff read it. */
export const stepLines = (view: PurchaseView): StepLine[] =>
  purchaseSteps.map((step) => ({
    step,
    title: stepTitles[step],
    done: isDone(view.choices, step),
    ...lineOf[step](view),
  }));

/** A step in one text, with the repayment where it has one. */
export const lineText = ({ step, text, value }: Pick<StepLine, 'step' | 'text' | 'value'>): string =>
  (step === 'payment' ? [value, text] : [text]).filter(Boolean).join(', ');

type Line = Pick<StepLine, 'text' | 'value'> & { done?: false };

const lineOf: Record<PurchaseStep, (view: PurchaseView) => Line> = {
  price: ({ vehicle, choices }) => ({
    text: choices.price ? 'Seen' : 'Not looked at yet',
    value: formatCents(vehicle.card.priceCents),
  }),
  'trade-in': ({ tradeIn, tradeInGone, choices }) => {
    if (tradeInGone) return { text: 'The estimate has ended', value: '' };
    if (!tradeIn) return { text: choices.tradeIn ? 'No trade-in' : 'Not chosen yet', value: '' };
    const { offer_price: low, offer_price_to: high } = tradeIn;
    return { text: carriedCar(tradeIn), value: `−${rangeText({ low, high })}` };
  },
  payment: ({ finance, choices }) => {
    if (choices.payment?.way === 'cash') return { text: 'Cash or own bank', value: '' };
    if (!choices.payment) return { text: 'Not chosen yet', value: '' };
    if (finance && nothingToFinance(finance)) return { text: nothingLeft, value: '', done: false };
    const claim = finance?.picture.claim;
    if (!finance || !claim) return { text: 'Finance', value: enquireForFinance };
    const copy = claimText(claim);
    const { termYears } = claim;
    const years = `${termYears} ${termYears === 1 ? 'year' : 'years'}`;
    return {
      text: [years, copy.rate, copy.comparisonRate, loanText(finance)].filter(Boolean).join(', '),
      value: copy.figure,
    };
  },
  handover: ({ handover }) => {
    if (!handover) return { text: 'Not chosen yet', value: '' };
    if (handover.way === 'pick-up')
      return { text: handover.gone ? 'The time that you chose has gone' : handoverText(handover), value: 'No charge' };
    const { estimate } = handover;
    return { text: handoverText(handover), value: estimate ? formatCents(estimate.price * 100) : '' };
  },
  extras: ({ extras, choices }) => ({
    text: choices.extras ? extras.map(({ name }) => name).join(', ') || 'None' : 'Not chosen yet',
    value: extras.length > 0 ? formatCents(extras.reduce((sum, { cents }) => sum + cents, 0)) : '',
  }),
};

/**
 * A purchase as its enquiry carries it: each step, then the sums in the text of the page (CHK-05).
 */
export function leadLines(view: PurchaseView): AnswerLine[] {
  const { tradeIn, extras, sums, hold, finance } = view;
  const steps = stepLines(view)
    .filter(({ step }) => step !== 'price')
    .map(({ step, title, text, value }) => {
      if (step === 'trade-in' && tradeIn) return { label: title, text: carriedText(tradeIn) };
      if (step === 'extras' && extras.length > 0)
        return { label: title, text: extras.map(({ name, cents }) => `${name} (${formatCents(cents)})`).join(', ') };
      return { label: title, text: lineText({ step, text, value }) };
    });
  const borrowed =
    finance && !nothingToFinance(finance)
      ? [
          {
            label: 'Would borrow',
            text: [formatCents(finance.picture.borrowedCents), loanText(finance)].filter(Boolean).join(', '),
          },
        ]
      : [];
  const held = hold ? [{ label: 'Reservation', text: hold.state }] : [];
  return [...steps, ...borrowed, ...sums.rows.map(({ label, text }) => ({ label, text })), ...held];
}
