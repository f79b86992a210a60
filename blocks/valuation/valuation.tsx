import type { BlockOf } from '@/blocks/block-of.ts';
import { formBlock } from '@/blocks/form-block.tsx';

/** A form to describe a car for a valuation (BLK-07, FORM-09). */
export const valuationBlock = formBlock<BlockOf<'valuation'>>({
  type: 'valuation',
  standard: 'valuation',
  heading: 'What is my car worth?',
  estimate: true,
});
