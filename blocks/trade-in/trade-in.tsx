import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { standardForm } from '@/domain/leads/standard-forms.ts';
import { FormSection } from '@/parts/enquiry-form/form-section.tsx';

type TradeIn = BlockOf<'tradeIn'>;

/** A car described, for a price in trade (BLK-07, FORM-09). */
function TradeInView({ block, context }: BlockProps<TradeIn>) {
  const content = block.form ?? standardForm('trade-in');
  if (!content) return null;
  return (
    <FormSection
      block={block}
      context={context}
      content={content}
      heading="Trade in your car"
      places="sales"
      estimate
    />
  );
}

export const tradeInBlock: BlockDefinition<TradeIn, undefined> = {
  type: 'tradeIn',
  view: TradeInView,
  check: ({ form }) => (form && !form.fields?.length ? 'The form that you chose has no fields yet.' : null),
};
