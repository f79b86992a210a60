/**
 * What the finance engine costs, in CPU time, beside the npm package `financial` where that computes the same (a repayment, a rate). Ours also decides who may have an estimate, rounds exact fractions to the cent and states the comparison rate; the peer's doubles do not.
 *
 *   node --import ./scripts/alias.ts benches/finance/main.ts
 */
import { irr, PaymentDueTime, pmt, rate } from 'financial';
import { calculate } from '@/domain/finance/calculator.ts';
import { carClaim } from '@/domain/finance/car-claim.ts';
import { comparisonRatePercent, periodicRate } from '@/domain/finance/comparison-rate.ts';
import { type LenderTerms, loanAt, policyOf } from '@/domain/finance/lender-terms.ts';
import { principalCents, repaymentCents } from '@/domain/finance/repayment.ts';
import { entryAt } from '../entry-at.ts';
import { cars, lenders, thisYear } from './loans.ts';
import { cpuMicroseconds, type Measured, table } from './measured.ts';

const grid = cars(21);
const stock = cars(10_000);
const one = entryAt(lenders, 0);

const peerRepayment = (priceCents: number, lender: LenderTerms): number => {
  const loan = loanAt(priceCents, lender);
  const level = pmt(loan.ratePercent / 5_200, loan.termYears * 52, -principalCents(loan), 0, PaymentDueTime.End);
  return Math.round(level + ((loan.monthlyFeeCents ?? 0) * 12) / 52);
};

/** Both engines must return the same cents, or their times are not comparable. */
function sameCents(): number {
  let compared = 0;
  for (const { priceCents } of stock)
    for (const lender of lenders) {
      const ours = repaymentCents(loanAt(priceCents, lender), 'weekly', policyOf(lender));
      if (Math.abs(ours - peerRepayment(priceCents, lender)) > 1) throw new Error(`not the same: ${priceCents}`);
      compared += 1;
    }
  return compared;
}

const each = <T>(items: readonly T[], work: (item: T) => unknown): unknown => {
  let last: unknown;
  for (const item of items) last = work(item);
  return last;
};

/** Rates that were never requested before: the engine caches its result for a rate. */
let fresh = 0;
const freshRate = (): number => {
  fresh += 1;
  return 4 + (fresh % 1_500) / 100 + Math.floor(fresh / 1_500) / 100_000;
};

const fees = { establishmentFeeCents: 395_00, monthlyFeeCents: 8_00, establishment: 'financed' } as const;
const flow = Array.from({ length: 260 }, (_, at) => 14_500 + (at % 4 === 0 ? 800 : 0));
const irregular = [-3_000_000, ...flow];
const loan = { amountCents: 3_000_000, termYears: 5, feesCents: 395_00 };
const input = {
  priceCents: 3_000_000,
  depositCents: 300_000,
  finalPaymentCents: 0,
  termYears: 5,
  ratePercent: 8.5,
  frequency: 'weekly',
} as const;
const terms = {
  establishmentFeeCents: 395_00,
  otherFeesCents: 0,
  governmentChargesCents: 0,
  monthlyFeeCents: 0,
  policy: { frequency: 'actuarial', rounding: 'nearest-cent' },
  comparisonFrequency: 'weekly',
} as const;

const compared = sameCents();
const rows: Measured[] = [
  {
    name: 'a grid of 21 cards × 6 lenders',
    unit: 'µs',
    ours: cpuMicroseconds(200, () => each(grid, (car) => each(lenders, (lender) => carClaim(car, lender, thisYear)))),
    peer: cpuMicroseconds(200, () =>
      each(grid, ({ priceCents }) => each(lenders, (it) => peerRepayment(priceCents, it))),
    ),
    note: 'ours with eligibility, rates and claim',
  },
  {
    name: 'the same, repayments alone',
    unit: 'µs',
    ours: cpuMicroseconds(200, () =>
      each(grid, (car) =>
        each(lenders, (lender) => repaymentCents(loanAt(car.priceCents, lender), 'weekly', policyOf(lender))),
      ),
    ),
    peer: cpuMicroseconds(200, () =>
      each(grid, ({ priceCents }) => each(lenders, (it) => peerRepayment(priceCents, it))),
    ),
    note: 'ours exact to the cent',
  },
  {
    name: '10,000 vehicles, one lender, claims for the index',
    unit: 'ms',
    ours: cpuMicroseconds(5, () => each(stock, (car) => carClaim(car, one, thisYear))) / 1_000,
    peer: cpuMicroseconds(5, () => each(stock, ({ priceCents }) => peerRepayment(priceCents, one))) / 1_000,
    note: '',
  },
  {
    name: 'one repayment at a rate never seen before',
    unit: 'µs',
    ours: cpuMicroseconds(2_000, () => repaymentCents({ ...loan, ratePercent: freshRate() }, 'weekly', terms.policy)),
    peer: cpuMicroseconds(2_000, () => pmt(freshRate() / 5_200, 260, -3_039_500)),
    note: 'ours raises exact fractions to the 260th power once a rate',
  },
  {
    name: 'a comparison rate, level repayments',
    unit: 'µs',
    ours: cpuMicroseconds(2_000, (at) => comparisonRatePercent(6 + (at % 400) / 100, fees, 'weekly')),
    peer: cpuMicroseconds(2_000, (at) => rate(260, -(14_000 + (at % 400) * 5), 3_000_000, 0)),
    note: 'ours with the repayment it is the rate of',
  },
  {
    name: 'a rate of 260 unequal payments',
    unit: 'µs',
    ours: cpuMicroseconds(500, () => periodicRate({ advancedCents: 3_000_000, paidCents: flow })),
    peer: cpuMicroseconds(20, () => irr(irregular, 0.001)),
    note: '',
  },
  {
    name: 'one move of a slider: repayment, rate, 260 payments',
    unit: 'µs',
    ours: cpuMicroseconds(500, (at) => calculate({ ...input, depositCents: at * 500 }, terms)),
    peer: null,
    note: '',
  },
];
console.log(
  `${compared.toLocaleString('en-AU')} repayments compared: the same to a cent. CPU time, median of 9 rounds.\n`,
);
console.log(table(rows));
const [level, unequal] = [rows[4], rows[5]];
for (const row of [level, unequal])
  if (row)
    console.log(
      `${row.name}: ${Math.round(1e6 / row.ours).toLocaleString('en-AU')} a second, financial ${Math.round(1e6 / (row.peer ?? Number.NaN)).toLocaleString('en-AU')}`,
    );
