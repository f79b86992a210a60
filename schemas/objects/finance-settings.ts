import { defineArrayMember, defineField, defineType } from 'sanity';
import { lenderKinds, lenderRules } from '@/domain/finance/lender-rules.ts';

const dollars = (name: string, title: string, description: string) =>
  defineField({ name, title, description, type: 'number', validation: (rule) => rule.min(0).precision(2) });

export const financeSettings = defineType({
  name: 'financeSettings',
  title: 'Finance',
  type: 'object',
  fields: [
    defineField({
      name: 'provider',
      title: 'Lender',
      type: 'string',
      description: 'The name shown beside every weekly figure.',
    }),
    defineField({
      name: 'lenderKind',
      title: 'Rules of the lender',
      type: 'string',
      description: 'Which cars may carry an estimate. Usually Manual: in stock, above $500.',
      options: { list: lenderKinds.map((value) => ({ value, title: lenderRules[value].title })) },
    }),
    defineField({
      name: 'excludedDealerships',
      title: 'Not for these dealers',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      description: 'Short names of sites, for example a-dealer: their cars carry no estimate.',
      options: { layout: 'tags' },
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'interestRatePercent',
      title: 'Interest rate, percent a year',
      type: 'number',
      description: 'Shown beside every weekly figure and used to compute it.',
      validation: (rule) => rule.min(0).max(48).precision(2),
    }),
    dollars('establishmentFee', 'Establishment fee, dollars', 'Added to the loan once.'),
    dollars('monthlyFee', 'Monthly fee, dollars', 'Added to each month of the loan.'),
    defineField({
      name: 'termYears',
      title: 'Usual term, years',
      type: 'number',
      validation: (rule) => rule.integer().min(1).max(7),
    }),
    defineField({
      name: 'roundUp',
      title: 'Round weekly figures up to whole dollars',
      type: 'boolean',
      description: "Leave untouched to use the template's choice.",
    }),
  ],
});
