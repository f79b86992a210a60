import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { type FormFacts, formFacts } from '@/parts/enquiry-form/form-facts.ts';
import { FormSection, missingFields } from '@/parts/enquiry-form/form-section.tsx';

type TradeIn = BlockOf<'tradeIn'>;

/** A car described, for a price in trade (BLK-07, FORM-09). */
const TradeInView = ({ block, data, context }: BlockProps<TradeIn, FormFacts>) => (
  <FormSection
    block={block}
    context={context}
    standard="trade-in"
    facts={data}
    heading="Trade in your car"
    places="sales"
    estimate
  />
);

export const tradeInBlock: BlockDefinition<TradeIn, FormFacts> = {
  type: 'tradeIn',
  view: TradeInView,
  check: missingFields,
  load: ({ form }, { services }) => formFacts(form, 'trade-in', services),
};
