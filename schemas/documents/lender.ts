import { CreditCardIcon } from '@sanity/icons/CreditCard';
import { defineField, defineType } from 'sanity';
import { ownerFields, ownerGroup } from '@/schemas/fields/owner.ts';

const rate = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'number',
    group: 'terms',
    description: '% p.a.',
    validation: (rule) => rule.min(0).max(50).precision(2),
  });

const dollars = (name: string, title: string) =>
  defineField({ name, title, type: 'number', group: 'terms', validation: (rule) => rule.min(0).precision(2) });

/** Says when a comparison rate, which counts the fees in, is below the interest rate, or `true`. */
export function checkRates(interest: unknown, comparison: number | undefined): true | string {
  return typeof interest === 'number' && typeof comparison === 'number' && comparison < interest
    ? 'A comparison rate is never lower than the interest rate.'
    : true;
}

/** What a lender asks and rounds, for repayments beside its name (FIN-01, FIN-06). */
export const lender = defineType({
  name: 'lender',
  title: 'Lender',
  type: 'document',
  icon: CreditCardIcon,
  groups: [{ name: 'terms', title: 'Terms', default: true }, { name: 'arithmetic', title: 'Arithmetic' }, ownerGroup],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'terms',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'provider',
      title: 'Provider',
      type: 'string',
      group: 'terms',
      options: {
        list: ['Manual', 'Taurus', '360 Finance', 'AusLoans', 'Angle', 'Powertorque', 'Nissan Finance', 'youX'],
      },
      validation: (rule) => rule.required(),
    }),
    rate('interestRatePercent', 'Interest rate'),
    defineField({
      name: 'comparisonRatePercent',
      title: 'Comparison rate',
      type: 'number',
      group: 'terms',
      description: '% p.a.',
      validation: (rule) =>
        rule
          .min(0)
          .max(50)
          .custom((comparison, { document }) => checkRates(document?.interestRatePercent, comparison)),
    }),
    dollars('establishmentFee', 'Establishment fee, dollars'),
    dollars('monthlyFee', 'Monthly fee, dollars'),
    defineField({
      name: 'termYears',
      title: 'Usual term, years',
      type: 'number',
      group: 'terms',
      validation: (rule) => rule.min(1).max(7),
    }),
    defineField({
      name: 'rounding',
      title: 'Repayments are rounded',
      type: 'string',
      group: 'arithmetic',
      initialValue: 'cent',
      options: {
        list: [
          { value: 'cent', title: 'To the cent' },
          { value: 'up-to-dollar', title: 'Up to the next dollar' },
        ],
        layout: 'radio',
      },
    }),
    defineField({
      name: 'fortnightly',
      title: 'A fortnight is',
      type: 'string',
      group: 'arithmetic',
      initialValue: 'twice-weekly',
      options: {
        list: [
          { value: 'twice-weekly', title: 'Twice the weekly repayment' },
          { value: 'from-monthly', title: 'The monthly repayment × 12 ÷ 26' },
        ],
        layout: 'radio',
      },
    }),
    defineField({
      name: 'excludedDealerships',
      title: 'Not for these dealerships',
      type: 'array',
      group: 'terms',
      of: [{ type: 'string' }],
      options: { layout: 'tags' },
    }),
    ...ownerFields,
  ],
  preview: {
    select: { title: 'name', provider: 'provider', rate: 'interestRatePercent' },
    prepare: ({ title, provider, rate: percent }) => ({
      title,
      subtitle: [provider, percent && `${percent}% p.a.`].filter(Boolean).join(' · '),
    }),
  },
});
