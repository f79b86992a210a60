import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { asksNothing, FormSection } from '@/parts/enquiry-form/form-section.tsx';

type TestDrive = BlockOf<'testDrive'>;

/** The booking of a test drive (BLK-07, FORM-07). */
const TestDriveView = ({ block, context }: BlockProps<TestDrive>) => (
  <FormSection block={block} context={context} standard="test-drive" heading="Book a test drive" places="sales" />
);

export const testDriveBlock: BlockDefinition<TestDrive, undefined> = {
  type: 'testDrive',
  view: TestDriveView,
  check: asksNothing,
};
