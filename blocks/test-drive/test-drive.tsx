import type { BlockOf } from '@/blocks/block-of.ts';
import { formBlock } from '@/blocks/form-block.tsx';

/** The booking of a test drive (BLK-07, FORM-07). */
export const testDriveBlock = formBlock<BlockOf<'testDrive'>>({
  type: 'testDrive',
  standard: 'test-drive',
  heading: 'Book a test drive',
});
