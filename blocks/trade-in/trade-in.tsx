import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import type { BusyTime } from '@/domain/leads/booking-days.ts';
import { busyOfForm } from '@/parts/enquiry-form/busy-of-form.ts';
import { asksNothing, FormSection } from '@/parts/enquiry-form/form-section.tsx';

type TradeIn = BlockOf<'tradeIn'>;

/** A car described, for a price in trade (BLK-07, FORM-09). */
const TradeInView = ({ block, data, context }: BlockProps<TradeIn, BusyTime[]>) => (
  <FormSection
    block={block}
    context={context}
    standard="trade-in"
    busy={data}
    heading="Trade in your car"
    places="sales"
    estimate
  />
);

export const tradeInBlock: BlockDefinition<TradeIn, BusyTime[]> = {
  type: 'tradeIn',
  view: TradeInView,
  check: asksNothing,
  load: ({ form }, { services }) => busyOfForm(form, 'trade-in', services),
};
