import { formatCents, formatPercent } from './money.ts';
import type { WeeklyClaim } from './repayment-claim.ts';

/** The figures that a disclaimer may contain. Money in integer cents. */
export type DisclaimerFigures = {
  lender: string;
  claim: WeeklyClaim;
  priceCents: number;
  depositCents: number;
  finalPaymentCents: number;
  feesCents: number;
  /** All payments together, deposit not counted. */
  totalCents: number;
};

type Written = (figures: DisclaimerFigures) => string;

const termWeeks = ({ claim }: DisclaimerFigures): number => Math.round(claim.termYears * 52);
const termMonths = ({ claim }: DisclaimerFigures): number => Math.round(claim.termYears * 12);

/** Monthly = weekly × term weeks / term months, to the cent (FIN-08). */
export const monthlyFromWeeklyCents = (weeklyCents: number, weeks: number, months: number): number =>
  Math.round((weeklyCents * weeks) / months);

/** The placeholders that figures replace, written in braces: `{weekly repayment}` (FIN-08). */
export const placeholders = {
  lender: ({ lender }) => lender,
  rate: ({ claim }) => `${formatPercent(claim.ratePercent)} p.a.`,
  'comparison rate': ({ claim }) => `${formatPercent(claim.comparisonRatePercent)} p.a.`,
  'weekly repayment': ({ claim }) => formatCents(claim.repaymentCents),
  'monthly repayment': (figures) =>
    formatCents(monthlyFromWeeklyCents(figures.claim.repaymentCents, termWeeks(figures), termMonths(figures))),
  price: ({ priceCents }) => formatCents(priceCents),
  deposit: ({ depositCents }) => formatCents(depositCents),
  'final payment': ({ finalPaymentCents }) => formatCents(finalPaymentCents),
  fees: ({ feesCents }) => formatCents(feesCents),
  total: ({ totalCents }) => formatCents(totalCents),
  term: ({ claim }) => (claim.termYears === 1 ? '1 year' : `${claim.termYears} years`),
  'term weeks': (figures) => String(termWeeks(figures)),
  'term months': (figures) => String(termMonths(figures)),
} as const satisfies Record<string, Written>;

type Placeholder = keyof typeof placeholders;

/** A disclaimer with a placeholder that does not exist, an open brace, or a repayment without its rates. */
export class DisclaimerUnreadable extends Error {
  override readonly name = 'DisclaimerUnreadable';
}

/**
 * The text with this loan's figures; a rate that ends a sentence has one full stop. Throws a
 * DisclaimerUnreadable with the problem of `checkDisclaimer`.
 */
export function filledDisclaimer(text: string, figures: DisclaimerFigures): string {
  const problem = checkDisclaimer(text);
  if (problem !== true) throw new DisclaimerUnreadable(problem);
  const filled = text.replaceAll(inBraces, (_all, name: string) => placeholders[textOf(name) as Placeholder](figures));
  return filled.replaceAll('p.a..', 'p.a.');
}

/**
 * Returns what is wrong with a disclaimer's text, or `true`: an unknown placeholder, a brace
 * without its other, or a repayment without rate and comparison rate (National Credit Code, s 160).
 */
export function checkDisclaimer(text: string | undefined): true | string {
  const named = [...(text ?? '').matchAll(inBraces)].map(([, name = '']) => textOf(name));
  const unknown = named.find((name) => !Object.hasOwn(placeholders, name));
  const names = Object.keys(placeholders).map((name) => `{${name}}`);
  if (unknown !== undefined) return `{${unknown}} is no figure we know. Use one of ${names.join(', ')}.`;
  if (/[{}]/.test((text ?? '').replaceAll(inBraces, ''))) return 'A brace is open: write {rate} with both braces.';
  const repayment = named.find((name) => name.endsWith('repayment'));
  const lacks = (['rate', 'comparison rate'] as const).find((name) => !named.includes(name));
  return repayment && lacks ? `{${repayment}} may only stand together with {${lacks}}.` : true;
}

const inBraces = /\{([^{}]*)\}/g;
const textOf = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, ' ');
