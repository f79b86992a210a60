import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

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
    form: {
      _id: 'form-of-a-dealer',
      title: 'Tell us',
      introduction: 'Three lines are enough.',
      submitLabel: 'Send',
      thanks: 'We call you back today.',
      category: 'General Enquiry',
      subcategory: null,
      termsWording: 'dealer',
      fields: [
        formField('name', 'text', 'First name', { step: 'You' }),
        formField('email', 'email', 'Email'),
        formField('price', 'price', 'Your budget', { required: false }),
        formField('kms', 'mileage', 'Kilometres', { step: 'Your car' }),
        formField('contact', 'choice', 'How shall we answer?', { options: ['Phone', 'Email'], initial: 'Phone' }),
        formField('terms', 'terms', 'I agree'),
      ],
    },
  },
  minimal,
  broken: [
    { _key: 'x', _type: 'tradeIn', form: { _id: 'f', fields: [] } },
    { _key: 'x', _type: 'tradeIn', form: { _id: 'f', fields: [{ _key: 'a', kind: 'guess' }, { label: 'No key' }] } },
  ],
};

type Field = NonNullable<NonNullable<BlockOf<'tradeIn'>['form']>['fields']>[number];

function formField(key: string, kind: Field['kind'], label: string, says: Partial<Field> = {}): Field {
  const nothing = { optional: null, help: null, options: null, initial: null, places: null, step: null };
  return { _key: key, key, kind, label, required: true, ...nothing, ...says };
}
