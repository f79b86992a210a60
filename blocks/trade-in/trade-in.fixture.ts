import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { brokenForms, composedForm } from '@/domain/leads/form-content.fixture.ts';

const minimal: BlockOf<'tradeIn'> = {
  _key: 'trade-in',
  _type: 'tradeIn',
  anchor: null,
  hidden: null,
  heading: null,
  text: null,
  form: null,
};

export const tradeInFixtures: BlockFixtures<BlockOf<'tradeIn'>> = {
  full: {
    ...minimal,
    anchor: 'trade-in',
    heading: 'Trade in your car',
    text: 'Tell us a little, and a person answers within one working day.',
    form: composedForm,
  },
  minimal,
  needed: ['form.fields'],
  broken: brokenForms.map((form) => ({ _key: 'x', _type: 'tradeIn', form })),
};
