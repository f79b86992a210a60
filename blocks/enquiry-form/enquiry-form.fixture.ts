import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { brokenForms, composedForm } from '@/domain/leads/form-content.fixture.ts';

const minimal: BlockOf<'enquiryForm'> = {
  _key: 'enquiry-form',
  _type: 'enquiryForm',
  anchor: null,
  hidden: null,
  heading: null,
  text: null,
  standard: null,
  button: null,
  form: null,
};

export const enquiryFormFixtures: BlockFixtures<BlockOf<'enquiryForm'>> = {
  full: {
    ...minimal,
    anchor: 'enquiry-form',
    heading: 'Contact Us',
    text: 'Tell us a little, and a person answers within one working day.',
    form: composedForm,
  },
  minimal,
  needed: ['form.fields'],
  broken: brokenForms.map((form) => ({ _key: 'x', _type: 'enquiryForm', form })),
};
