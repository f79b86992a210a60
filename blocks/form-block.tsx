import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { type FormFacts, formFacts } from '@/parts/enquiry-form/form-facts.ts';
import { FormSection, missingFields } from '@/parts/enquiry-form/form-section.tsx';

type FormBlock = BlockOf<'testDrive' | 'tradeIn' | 'valuation'>;

/** The defaults of a form block. */
type Standard = { type: FormBlock['_type']; standard: string; heading: string; estimate?: boolean };

/** A block with a form for the sales team, based on a standard form (BLK-07). */
export const formBlock = <Block extends FormBlock>({
  type,
  standard,
  ...shown
}: Standard): BlockDefinition<Block, FormFacts> => ({
  type,
  view: ({ block, data, context }: BlockProps<Block, FormFacts>) => (
    <FormSection block={block} context={context} standard={standard} facts={data} places="sales" {...shown} />
  ),
  check: missingFields,
  load: ({ form }, { services }) => formFacts(form, standard, services),
});
