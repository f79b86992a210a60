import { CreditCardIcon } from '@sanity/icons/CreditCard';
import { defineField, defineType } from 'sanity';
import { typedComparisonRate } from '@/domain/finance/comparison-check.ts';
import { type LenderKind, lenderKinds, lenderTitles } from '@/domain/finance/lender-kind.ts';
import { usualTerms } from '@/domain/finance/lender-terms.ts';
import { type LenderContent, lenderLayer } from '@/domain/site/lender-record.ts';
import { lenderTermFields } from '@/schemas/fields/lender-terms.ts';
import { ownerFields, ownerGroup } from '@/schemas/fields/owner.ts';

/**
 * Returns a warning if the typed comparison rate differs from the one computed of rate and fees, or
 * `true` (FIN-09).
 */
function checkTypedRate(typed: number | undefined, document: LenderContent | undefined): true | string {
  if (typed === undefined || !document) return true;
  const { finance } = lenderLayer(document).settings;
  const filled = Object.entries(finance ?? {}).filter(([, value]) => value !== null && value !== undefined);
  return typedComparisonRate(typed, { ...usualTerms, ...Object.fromEntries(filled) });
}

/** A lender's terms and arithmetic, for a site, a template or all (FIN-01 to FIN-08). */
export const lender = defineType({
  name: 'lender',
  title: 'Lender',
  type: 'document',
  icon: CreditCardIcon,
  groups: [
    { name: 'terms', title: 'Terms', default: true },
    { name: 'fees', title: 'Fees' },
    { name: 'arithmetic', title: 'Arithmetic' },
    ownerGroup,
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'terms',
      description: 'Shown beside repayments.',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'provider',
      title: 'Provider',
      type: 'string',
      group: 'terms',
      description: 'Sites that have chosen this provider use these terms.',
      options: { list: lenderKinds.map((value) => ({ value, title: lenderTitles[value] })) },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'comparisonRatePercent',
      title: "The lender's comparison rate, % p.a.",
      type: 'number',
      group: 'terms',
      description: 'As the lender publishes it. Shoppers see the rate that we compute; this one checks it.',
      validation: (rule) => [
        rule.min(0).max(60).precision(2),
        rule.custom((typed, { document }) => checkTypedRate(typed, document as LenderContent | undefined)).warning(),
      ],
    }),
    ...lenderTermFields({ terms: 'terms', fees: 'fees', arithmetic: 'arithmetic' }),
    ...ownerFields,
  ],
  preview: {
    select: { title: 'name', provider: 'provider', rate: 'interestRatePercent' },
    prepare: ({ title, provider, rate: percent }) => ({
      title,
      subtitle: [lenderTitles[provider as LenderKind], percent && `${percent}% p.a.`].filter(Boolean).join(' · '),
    }),
  },
});
