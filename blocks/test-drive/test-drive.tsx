import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import type { BusyTime } from '@/domain/leads/booking-days.ts';
import { busyOfForm } from '@/parts/enquiry-form/busy-of-form.ts';
import { asksNothing, FormSection } from '@/parts/enquiry-form/form-section.tsx';

type TestDrive = BlockOf<'testDrive'>;

/** The booking of a test drive (BLK-07, FORM-07). */
const TestDriveView = ({ block, data, context }: BlockProps<TestDrive, BusyTime[]>) => (
  <FormSection
    block={block}
    context={context}
    standard="test-drive"
    busy={data}
    heading="Book a test drive"
    places="sales"
  />
);

export const testDriveBlock: BlockDefinition<TestDrive, BusyTime[]> = {
  type: 'testDrive',
  view: TestDriveView,
  check: asksNothing,
  load: ({ form }, { services }) => busyOfForm(form, 'test-drive', services),
};
