import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { standardForm } from '@/domain/leads/standard-forms.ts';
import { FormSection } from '@/parts/enquiry-form/form-section.tsx';

type Valuation = BlockOf<'valuation'>;

/** A car described, to hear what it is worth (BLK-07, FORM-09). */
function ValuationView({ block, context }: BlockProps<Valuation>) {
  const content = block.form ?? standardForm('valuation');
  if (!content) return null;
  return (
    <FormSection
      block={block}
      context={context}
      content={content}
      heading="What is my car worth?"
      places="sales"
      estimate
    />
  );
}

export const valuationBlock: BlockDefinition<Valuation, undefined> = {
  type: 'valuation',
  view: ValuationView,
  check: ({ form }) => (form && !form.fields?.length ? 'The form that you chose has no fields yet.' : null),
};
