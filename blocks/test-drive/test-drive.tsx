import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { standardForm } from '@/domain/leads/standard-forms.ts';
import { FormSection } from '@/parts/enquiry-form/form-section.tsx';

type TestDrive = BlockOf<'testDrive'>;

/** The booking of a test drive (BLK-07, FORM-07). */
function TestDriveView({ block, context }: BlockProps<TestDrive>) {
  const content = block.form ?? standardForm('test-drive');
  if (!content) return null;
  return <FormSection block={block} context={context} content={content} heading="Book a test drive" places="sales" />;
}

export const testDriveBlock: BlockDefinition<TestDrive, undefined> = {
  type: 'testDrive',
  view: TestDriveView,
  check: ({ form }) => (form && !form.fields?.length ? 'The form that you chose has no fields yet.' : null),
};
