import type { FieldKind } from './field-kinds.ts';

type FieldOptions = { required?: boolean; options?: string[]; initial?: string; step?: string };

function field(key: string, kind: FieldKind, label: string, { required = true, ...rest }: FieldOptions = {}) {
  const { options = null, initial = null, step = null } = rest;
  return { _key: key, key, kind, label, required, optional: null, help: null, options, initial, places: null, step };
}

/** A form in two steps as staff compose one, for the fixtures of blocks that show one. */
export const composedForm = {
  _id: 'form-of-a-dealer',
  title: 'Tell us',
  introduction: 'Three lines are enough.',
  submitLabel: 'Send',
  thanks: 'We call you back today.',
  category: 'General Enquiry' as const,
  subcategory: null,
  termsWording: 'dealer' as const,
  fields: [
    field('name', 'text', 'First name', { step: 'You' }),
    field('email', 'email', 'Email'),
    field('price', 'price', 'Your budget', { required: false }),
    field('kms', 'mileage', 'Kilometres', { step: 'Your car' }),
    field('contact', 'choice', 'How shall we answer?', { options: ['Phone', 'Email'], initial: 'Phone' }),
    field('terms', 'terms', 'I agree'),
  ],
};

/** Forms without a usable field: without fields, and with fields that lack what makes one. */
export const brokenForms = [
  { _id: 'f', fields: [] },
  { _id: 'f', fields: [{ _key: 'a', kind: 'guess' }, { label: 'No key' }] },
];
