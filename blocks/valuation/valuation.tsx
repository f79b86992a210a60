import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { type FormFacts, formFacts } from '@/parts/enquiry-form/form-facts.ts';
import { FormSection, missingFields } from '@/parts/enquiry-form/form-section.tsx';

type Valuation = BlockOf<'valuation'>;

/** A car described, to hear what it is worth (BLK-07, FORM-09). */
const ValuationView = ({ block, data, context }: BlockProps<Valuation, FormFacts>) => (
  <FormSection
    block={block}
    context={context}
    standard="valuation"
    facts={data}
    heading="What is my car worth?"
    places="sales"
    estimate
  />
);

export const valuationBlock: BlockDefinition<Valuation, FormFacts> = {
  type: 'valuation',
  view: ValuationView,
  check: missingFields,
  load: ({ form }, { services }) => formFacts(form, 'valuation', services),
};
