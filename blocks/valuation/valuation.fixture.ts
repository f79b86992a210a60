import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { brokenForms, composedForm } from '@/domain/leads/form-content.fixture.ts';

const minimal: BlockOf<'valuation'> = {
  _key: 'valuation',
  _type: 'valuation',
  anchor: null,
  hidden: null,
  heading: null,
  text: null,
  form: null,
};

export const valuationFixtures: BlockFixtures<BlockOf<'valuation'>> = {
  full: {
    ...minimal,
    anchor: 'valuation',
    heading: 'What is my car worth?',
    text: 'Tell us a little, and a person answers within one working day.',
    form: composedForm,
  },
  minimal,
  needed: ['form.fields'],
  broken: brokenForms.map((form) => ({ _key: 'x', _type: 'valuation', form })),
};
