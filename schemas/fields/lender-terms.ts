import { defineArrayMember, defineField } from 'sanity';
import { boundsNames, boundsVariants } from '@/domain/finance/bounds.ts';
import { checkDisclaimer } from '@/domain/finance/disclaimer-text.ts';
import { frequencyPolicies } from '@/domain/finance/repayment.ts';
import { roundingPolicies } from '@/domain/finance/rounding.ts';
import { checkFinalPayment, checkRateInBounds, checkTerm } from './lender-checks.ts';

type Copy = { title: string; description?: string; group?: string };
type Sets = { terms?: string; fees?: string; arithmetic?: string };

type Check = (value: number | undefined, context: { parent?: unknown }) => true | string;

const percent = (name: string, max: number, copy: Copy, check: Check = () => true) =>
  defineField({
    name,
    type: 'number',
    validation: (rule) => rule.min(0).max(max).precision(2).custom(check),
    ...copy,
  });

const dollars = (name: string, max: number, copy: Copy) =>
  defineField({ name, type: 'number', validation: (rule) => rule.min(0).max(max).precision(2), ...copy });

const choice = (name: string, table: Record<string, { title: string }>, copy: Copy) =>
  defineField({
    name,
    type: 'string',
    options: { list: Object.entries(table).map(([value, { title }]) => ({ value, title })) },
    ...copy,
  });

const frequencies = {
  weekly: { title: 'Weekly' },
  fortnightly: { title: 'Fortnightly' },
  monthly: { title: 'Monthly' },
};

/**
 * The terms of repayments, the same fields for a lender's document and for a site's overrides
 * (FIN-01 to FIN-08). `groups` are the form's field groups.
 */
export const lenderTermFields = ({ terms, fees, arithmetic }: Sets = {}) => [
  percent(
    'interestRatePercent',
    48,
    {
      title: 'Interest rate, % p.a.',
      description: 'Shown beside every repayment and used to compute it.',
      group: terms,
    },
    checkRateInBounds,
  ),
  dollars('establishmentFee', 10_000, {
    title: 'Establishment fee, dollars',
    description: 'Borrowed once.',
    group: fees,
  }),
  dollars('securityRegistrationFee', 1_000, {
    title: 'Security registration fee, dollars',
    description: 'Borrowed once. A government charge: the comparison rate leaves it out.',
    group: fees,
  }),
  dollars('agencyFee', 10_000, {
    title: 'Dealer agency fee, dollars',
    description: 'Borrowed once, counted in the comparison rate.',
    group: fees,
  }),
  dollars('monthlyFee', 1_000, {
    title: 'Account fee a month, dollars',
    description: 'Every repayment carries its share.',
    group: fees,
  }),
  defineField({
    name: 'termYears',
    title: 'Usual term, years',
    type: 'number',
    group: terms,
    validation: (rule) => rule.min(1).max(7).custom(checkTerm),
  }),
  percent('depositPercent', 90, {
    title: 'Usual deposit, % of the price',
    description: 'Where estimates start. Usually none.',
    group: terms,
  }),
  percent(
    'finalPaymentPercent',
    60,
    {
      title: 'Usual final payment, % of the price',
      description: 'Residual or balloon, owed at the end. Usually none.',
      group: terms,
    },
    checkFinalPayment,
  ),
  choice('frequency', frequencies, { title: 'Repayments start as', description: 'Usually weekly.', group: arithmetic }),
  choice('frequencyPolicy', frequencyPolicies, {
    title: 'A fortnight and a month are',
    description: 'Usually each for itself.',
    group: arithmetic,
  }),
  choice('rounding', roundingPolicies, {
    title: 'The lender rounds repayments',
    description: 'Usually to the nearest cent.',
    group: arithmetic,
  }),
  choice('bounds', Object.fromEntries(boundsNames.map((name) => [name, boundsVariants[name]])), {
    title: 'What the calculator takes',
    group: arithmetic,
  }),
  defineField({
    name: 'excludedDealerships',
    title: 'Not for these dealers',
    type: 'array',
    group: terms,
    of: [defineArrayMember({ type: 'string' })],
    description: 'Short names of sites, for example a-dealer: their cars carry no estimate.',
    options: { layout: 'tags' },
    validation: (rule) => rule.unique(),
  }),
  defineField({
    name: 'disclaimer',
    title: 'Disclaimer',
    type: 'text',
    rows: 6,
    group: terms,
    description:
      'Figures come in by placeholders in braces: the sample beside shows them for one car. The comparison-rate warning is always added. Empty: the words that come with the provider, else our own.',
    validation: (rule) => rule.max(3_000).custom(checkDisclaimer),
  }),
];
