import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import type { BusyTime } from '@/domain/leads/booking-days.ts';
import { busyOfForm } from '@/parts/enquiry-form/busy-of-form.ts';
import { asksNothing, FormSection } from '@/parts/enquiry-form/form-section.tsx';

type Valuation = BlockOf<'valuation'>;

/** A car described, to hear what it is worth (BLK-07, FORM-09). */
const ValuationView = ({ block, data, context }: BlockProps<Valuation, BusyTime[]>) => (
  <FormSection
    block={block}
    context={context}
    standard="valuation"
    busy={data}
    heading="What is my car worth?"
    places="sales"
    estimate
  />
);

export const valuationBlock: BlockDefinition<Valuation, BusyTime[]> = {
  type: 'valuation',
  view: ValuationView,
  check: asksNothing,
  load: ({ form }, { services }) => busyOfForm(form, 'valuation', services),
};
