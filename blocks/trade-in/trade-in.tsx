import type { BlockOf } from '@/blocks/block-of.ts';
import { formBlock } from '@/blocks/form-block.tsx';

/** A form to describe a car for a trade-in price (BLK-07, FORM-09). */
export const tradeInBlock = formBlock<BlockOf<'tradeIn'>>({
  type: 'tradeIn',
  standard: 'trade-in',
  heading: 'Trade in your car',
  estimate: true,
});
