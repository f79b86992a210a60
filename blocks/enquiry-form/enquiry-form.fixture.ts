import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

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
    { _key: 'x', _type: 'enquiryForm', form: { _id: 'f', fields: [] } },
    {
      _key: 'x',
      _type: 'enquiryForm',
      form: { _id: 'f', fields: [{ _key: 'a', kind: 'guess' }, { label: 'No key' }] },
    },
  ],
};

type Field = NonNullable<NonNullable<BlockOf<'enquiryForm'>['form']>['fields']>[number];

function formField(key: string, kind: Field['kind'], label: string, says: Partial<Field> = {}): Field {
  const nothing = { optional: null, help: null, options: null, initial: null, places: null, step: null };
  return { _key: key, key, kind, label, required: true, ...nothing, ...says };
}
