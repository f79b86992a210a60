import { z } from 'zod';
import { type CalculatorInput, calculate } from '@/domain/finance/calculator.ts';
import { calculatorDisclaimer } from '@/domain/finance/calculator-disclaimer.ts';
import type { CalculatorSettings } from '@/domain/finance/calculator-settings.ts';
import { shownDisclaimer } from '@/domain/finance/disclaimer.ts';
import { formulaOf, formulaText } from '@/domain/finance/formula.ts';
import { claimText, enquireForFinance } from '@/domain/finance/repayment-claim.ts';
import { vehiclePath } from '@/domain/routes/paths.ts';
import { calculatorOfVehicle } from '@/domain/stock/vehicle-page/calculator-of-vehicle.ts';
import { aud } from './money.ts';
import { defineTool, Refusal } from './tool.ts';
import { vehicleForSale, vehicleId } from './vehicle-of.ts';
import { views } from './views.ts';

const dollars = z.number().min(0).max(10_000_000).describe('Australian dollars.');

const input = z.strictObject({
  vehicle_id: vehicleId,
  deposit: dollars.optional(),
  final_payment: dollars.optional().describe('Residual or balloon at the end of the term, Australian dollars.'),
  term_years: z.number().min(0.5).max(30).optional().describe('Halves of years allowed.'),
  rate_percent: z.number().min(0).max(100).optional().describe('Percent a year.'),
  frequency: z.enum(['weekly', 'fortnightly', 'monthly']).optional(),
});

/**
 * The result of the calculator on the vehicle's page, from its engine and with its lender's record
 * (PLUS-17).
 */
export const getFinanceEstimate = defineTool({
  name: 'deals.get_finance_estimate',
  title: 'Estimate finance',
  description:
    "The repayment of a loan for one vehicle, from the engine and the lender's record of the vehicle's own page, with rate, comparison " +
    "rate, warning and formula. What is left out is the lender's own starting value. State the repayment only together with rate, " +
    'comparison rate and the whole warning; do not work out repayments yourself.',
  input,
  view: views.estimate,
  find: async ({ vehicle_id: id, ...wanted }, assistant) => {
    const { vehicle, site } = await vehicleForSale(assistant, id);
    const settings = calculatorOfVehicle(site, vehicle.card);
    if (!settings) throw new Refusal('closed', 'The dealer states no finance estimate for this vehicle.');
    const figures = figuresOf(wanted);
    refuseHidden(figures, settings);
    const start = calculatorOfVehicle(site, vehicle.card, figures)?.start ?? settings.start;
    return estimateOf(start, settings, {
      id,
      figures,
      url: `${assistant.origin}${vehiclePath(id)}#finance-calculator`,
    });
  },
});

type Figures = Partial<CalculatorInput>;

function figuresOf(wanted: Omit<z.output<typeof input>, 'vehicle_id'>): Figures {
  const cents = (amount: number) => Math.round(amount * 100);
  return {
    ...(wanted.deposit !== undefined && { depositCents: cents(wanted.deposit) }),
    ...(wanted.final_payment !== undefined && { finalPaymentCents: cents(wanted.final_payment) }),
    ...(wanted.term_years !== undefined && { termYears: wanted.term_years }),
    ...(wanted.rate_percent !== undefined && { ratePercent: wanted.rate_percent }),
    ...(wanted.frequency !== undefined && { frequency: wanted.frequency }),
  };
}

/** What the site's calculator does not let shoppers change, an assistant does not change either (FIN-04). */
function refuseHidden(figures: Figures, { hidden }: CalculatorSettings): void {
  const closed = [
    figures.ratePercent !== undefined && hidden.rate && 'rate_percent',
    figures.finalPaymentCents !== undefined && hidden.finalPayment && 'final_payment',
    figures.frequency !== undefined && hidden.frequency && 'frequency',
  ].filter(Boolean);
  if (closed.length > 0)
    throw new Refusal('invalid', `This dealer's calculator has no choice of ${closed.join(', ')}. Leave it out.`);
}

type About = { id: string; figures: Figures; url: string };

/** The estimate of a loan that `settled` gave back, in the text of the page. */
export function estimateOf(loan: CalculatorInput, settings: CalculatorSettings, { id, figures, url }: About) {
  const { terms, text: lender } = settings;
  const picture = calculate(loan, terms);
  const { claim } = picture;
  const { whole, basis, warning } = shownDisclaimer(
    calculatorDisclaimer(loan, picture, settings),
    terms.comparisonFrequency,
  );
  const about = {
    vehicle_id: id,
    lender: lender.provider,
    terms: termsOf(loan),
    changed: changedFigures(figures, loan),
    url,
  };
  if (!claim) return { data: { ...about, repayment: null, text: enquireForFinance }, text: enquireForFinance };
  const formula = formulaOf(loan, terms, picture);
  const { figure, rate, comparisonRate } = claimText(claim);
  const text = `${figure} ${rate}, ${comparisonRate}. *${whole} ${basis} ${warning}`;
  return {
    data: {
      ...about,
      repayment: aud(claim.repaymentCents),
      repayment_text: figure,
      rate_text: rate,
      comparison_rate_text: comparisonRate,
      frequency: claim.frequency,
      rate_percent: claim.ratePercent,
      comparison_rate_percent: claim.comparisonRatePercent,
      comparison_rate_basis: basis,
      warning,
      disclaimer: whole,
      text,
      borrowed: aud(picture.borrowedCents),
      fees: aud(picture.feesCents),
      interest: aud(picture.interestCents),
      account_fees: aud(picture.accountFeesCents),
      total_of_payments: aud(picture.totalCents),
      payments: picture.payments.length,
      last_payment: aud(picture.payments.at(-1)?.paymentCents ?? 0),
      formula: formula && { text: formulaText(formula), rows: formula.rows, rounding: formula.rounding },
    },
    text,
  };
}

const termsOf = (loan: CalculatorInput) => ({
  price: aud(loan.priceCents),
  deposit: aud(loan.depositCents),
  final_payment: aud(loan.finalPaymentCents),
  term_years: loan.termYears,
  rate_percent: loan.ratePercent,
  frequency: loan.frequency,
});

const names = {
  depositCents: 'deposit',
  finalPaymentCents: 'final_payment',
  termYears: 'term_years',
  ratePercent: 'rate_percent',
} as const;

/** The figures that the calculator's limits changed: the estimate is of `terms`. */
const changedFigures = (figures: Figures, loan: CalculatorInput): string[] =>
  Object.entries(names).flatMap(([key, name]) => {
    const figure = figures[key as keyof typeof names];
    return figure !== undefined && figure !== loan[key as keyof typeof names] ? [name] : [];
  });
