import { z } from 'zod';
import { formatCents } from '@/domain/finance/money.ts';
import { centsFromInput } from '@/domain/finance/money-input.ts';
import { keyOfStep, maxExtras, type PurchaseChoices, type PurchaseStep } from './purchase-choices.ts';
import { type LoanBounds, nothingLeft } from './purchase-loan.ts';

type Posted = Readonly<Record<string, string>>;

/** What is offered now; nothing else can be chosen. */
export type Offer = {
  /** The enquiry with this shopper's accepted estimate; null for none. */
  tradeIn: string | null;
  /** Null where no finance may be offered. */
  finance: LoanBounds | null;
  location: string | null;
  /** Free times, "2026-12-03T10:30". */
  slots: readonly string[];
  extras: readonly string[];
};

/** Why a step could not be stored, as the page states it. */
export const stepProblems = {
  choose: 'Choose one of these to go on.',
  'trade-in': 'Your trade-in estimate has ended or was taken back. Value your car again, or go on without.',
  amount: 'Enter amounts in whole dollars, like 5,000. Leave a field empty for nothing.',
  own: `${nothingLeft}: your own money is all that is left to pay, or more. Enter less, or choose cash.`,
  final: 'The final payment is higher than what you would borrow. Enter less, or leave the field empty for none.',
  slot: 'That time has just been taken, or was not chosen. Please choose another.',
  postcode: 'Enter an Australian postcode with four digits.',
  'no-postcode': 'There is no such postcode in Australia. Please check the four digits.',
} as const;
export type StepProblem = keyof typeof stepProblems;
export const isStepProblem = (text: string): text is StepProblem => Object.hasOwn(stepProblems, text);

/** The bound that a refused amount has exceeded, as the page adds it to the problem; empty for other problems. */
export function exceededText(problem: string, { leftCents, maxFinalCents }: LoanBounds, own: string): string {
  if (problem === 'own') return `Left to pay is ${formatCents(leftCents)}.`;
  const ownCents = centsFromInput(own) ?? 0;
  const after = ownCents > 0 ? ` after ${formatCents(ownCents)} of your own money` : '';
  return problem === 'final' ? `The most is ${formatCents(maxFinalCents(ownCents))}${after}.` : '';
}

const maxCents = 1_000_000_00;
const amount = z
  .string()
  .max(20)
  .default('')
  .transform((text) => (text.trim() === '' ? 0 : centsFromInput(text)))
  .pipe(z.number().int().min(0).max(maxCents));
const finance = z.object({
  own: amount,
  final: amount,
  term: z.coerce.number().min(1).max(10).multipleOf(0.5),
  frequency: z.enum(['weekly', 'fortnightly', 'monthly']).catch('weekly'),
});
const postcode = z
  .string()
  .trim()
  .regex(/^\d{4}$/);

export type Chosen = { choices: PurchaseChoices } | { problem: StepProblem };

/** What a posted form of a step chooses, bounded, and only of what is offered (CHK-05). */
export function chooseStep(step: PurchaseStep, posted: Posted, offer: Offer): Chosen {
  const chosen = readers[step](posted, offer);
  return typeof chosen === 'string' ? { problem: chosen } : { choices: { [keyOfStep[step]]: chosen } };
}

type Readers = {
  [S in PurchaseStep]: (
    posted: Posted,
    offer: Offer,
  ) => NonNullable<PurchaseChoices[(typeof keyOfStep)[S]]> | StepProblem;
};

const readers: Readers = {
  price: () => ({ seen: true }),
  'trade-in': ({ way }, { tradeIn }) => {
    if (way === 'none') return { way };
    if (way !== 'estimate') return 'choose';
    return tradeIn ? { way, lead: tradeIn } : 'trade-in';
  },
  payment: (posted, offer) => {
    if (posted.way === 'cash') return { way: 'cash' };
    if (posted.way !== 'finance' || !offer.finance) return 'choose';
    const read = finance.safeParse(posted);
    if (!read.success) return 'amount';
    const { own, final, term, frequency } = read.data;
    if (own >= offer.finance.leftCents) return 'own';
    if (final > offer.finance.maxFinalCents(own)) return 'final';
    return { way: 'finance', termYears: term, ownCents: own, finalPaymentCents: final, frequency };
  },
  handover: ({ way, slot = '', postcode: typed }, { location, slots }) => {
    if (way === 'pick-up' && location) return slot === '' || slots.includes(slot) ? { way, location, slot } : 'slot';
    if (way !== 'delivery') return 'choose';
    const read = postcode.safeParse(typed ?? '');
    return read.success ? { way, postcode: read.data } : 'postcode';
  },
  extras: (posted, offer) => ({
    ids: offer.extras.filter((id) => posted[`extra-${id}`] === 'yes').slice(0, maxExtras),
  }),
};
