import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { type FormFacts, formFacts } from '@/parts/enquiry-form/form-facts.ts';
import { FormSection, missingFields } from '@/parts/enquiry-form/form-section.tsx';

type TestDrive = BlockOf<'testDrive'>;

/** The booking of a test drive (BLK-07, FORM-07). */
const TestDriveView = ({ block, data, context }: BlockProps<TestDrive, FormFacts>) => (
  <FormSection
    block={block}
    context={context}
    standard="test-drive"
    facts={data}
    heading="Book a test drive"
    places="sales"
  />
);

export const testDriveBlock: BlockDefinition<TestDrive, FormFacts> = {
  type: 'testDrive',
  view: TestDriveView,
  check: missingFields,
  load: ({ form }, { services }) => formFacts(form, 'test-drive', services),
};
