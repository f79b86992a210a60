import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { asksNothing, FormSection } from '@/parts/enquiry-form/form-section.tsx';

type TradeIn = BlockOf<'tradeIn'>;

/** A car described, for a price in trade (BLK-07, FORM-09). */
const TradeInView = ({ block, context }: BlockProps<TradeIn>) => (
  <FormSection
    block={block}
    context={context}
    standard="trade-in"
    heading="Trade in your car"
    places="sales"
    estimate
  />
);

export const tradeInBlock: BlockDefinition<TradeIn, undefined> = {
  type: 'tradeIn',
  view: TradeInView,
  check: asksNothing,
};
