import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { asksNothing, FormSection } from '@/parts/enquiry-form/form-section.tsx';

type Valuation = BlockOf<'valuation'>;

/** A car described, to hear what it is worth (BLK-07, FORM-09). */
const ValuationView = ({ block, context }: BlockProps<Valuation>) => (
  <FormSection
    block={block}
    context={context}
    standard="valuation"
    heading="What is my car worth?"
    places="sales"
    estimate
  />
);

export const valuationBlock: BlockDefinition<Valuation, undefined> = {
  type: 'valuation',
  view: ValuationView,
  check: asksNothing,
};
