import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { brokenForms, composedForm } from '@/domain/leads/form-content.fixture.ts';

const minimal: BlockOf<'testDrive'> = {
  _key: 'test-drive',
  _type: 'testDrive',
  anchor: null,
  hidden: null,
  heading: null,
  text: null,
  form: null,
};

export const testDriveFixtures: BlockFixtures<BlockOf<'testDrive'>> = {
  full: {
    ...minimal,
    anchor: 'test-drive',
    heading: 'Book a test drive',
    text: 'Tell us a little, and a person answers within one working day.',
    form: composedForm,
  },
  minimal,
  needed: ['form.fields'],
  broken: brokenForms.map((form) => ({ _key: 'x', _type: 'testDrive', form })),
};
