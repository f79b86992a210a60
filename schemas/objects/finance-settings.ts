import { defineField, defineType } from 'sanity';
import { lenderKinds, lenderTitles } from '@/domain/finance/lender-kind.ts';
import { lenderTermFields } from '@/schemas/fields/lender-terms.ts';

/** A site's finance provider, and its overrides of the provider's terms (FIN-02). */
export const financeSettings = defineType({
  name: 'financeSettings',
  title: 'Finance',
  type: 'object',
  description: "What you leave empty comes from the lender's own document.",
  fields: [
    defineField({
      name: 'lenderKind',
      title: 'Provider',
      type: 'string',
      description:
        'Its document under Lenders gives the terms, and its rules say which cars carry an estimate. Usually Manual. Without a document nothing about finance is shown.',
      options: { list: lenderKinds.map((value) => ({ value, title: lenderTitles[value] })) },
    }),
    defineField({
      name: 'roundUp',
      title: 'Round repayments up to whole dollars',
      type: 'boolean',
      description: "Comes before the lender's own rounding. Leave untouched to use the template's choice.",
    }),
    ...lenderTermFields(),
  ],
});
