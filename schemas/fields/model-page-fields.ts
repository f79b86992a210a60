import { defineArrayMember, defineField } from 'sanity';
import { unknownFields } from '@/domain/vocabulary/unknown-fields.ts';
import { hexColour } from '@/schemas/fields/colour.ts';
import { checkPriceType, priceTypes } from '@/schemas/fields/price-claim.ts';

const group = 'page';

const variant = defineArrayMember({
  type: 'object',
  name: 'modelVariant',
  title: 'Variant',
  fields: [
    defineField({ name: 'name', title: 'Name', type: 'string', validation: (rule) => rule.required().max(60) }),
    defineField({ name: 'text', title: 'What it adds', type: 'string', validation: (rule) => rule.max(160) }),
    defineField({
      name: 'price',
      title: 'Price',
      type: 'number',
      description: 'Dollars.',
      validation: (rule) => rule.integer().min(1).max(10_000_000),
    }),
    defineField({
      name: 'priceType',
      title: 'What the price is',
      type: 'string',
      options: { list: priceTypes },
      validation: (rule) => rule.custom((_, { parent }) => checkPriceType(unknownFields(parent))),
    }),
  ],
  preview: {
    select: { title: 'name', price: 'price' },
    prepare: ({ title, price }) => ({ title, subtitle: price ? `$${price.toLocaleString('en-AU')}` : 'no price yet' }),
  },
});

const colour = defineArrayMember({
  type: 'object',
  name: 'modelColour',
  title: 'Colour',
  fields: [
    defineField({ name: 'name', title: 'Name', type: 'string', validation: (rule) => rule.required().max(40) }),
    defineField({
      name: 'hex',
      title: 'As a web colour',
      type: 'string',
      placeholder: '#17418a',
      validation: (rule) =>
        rule
          .required()
          .regex(hexColour, { name: 'colour' })
          .error('Write the colour as # and six digits or small letters a to f, like #102a43.'),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'hex' } },
});

const fact = defineArrayMember({
  type: 'object',
  name: 'modelFact',
  title: 'Line',
  fields: [
    defineField({ name: 'label', title: 'What', type: 'string', validation: (rule) => rule.required().max(40) }),
    defineField({ name: 'value', title: 'Value', type: 'string', validation: (rule) => rule.required().max(80) }),
  ],
  preview: { select: { title: 'label', subtitle: 'value' } },
});

/** Further optional content of a model's page. */
export const modelPageFields = [
  defineField({
    name: 'variants',
    title: 'Variants',
    type: 'array',
    group,
    of: [variant],
    validation: (rule) => rule.max(24),
  }),
  defineField({
    name: 'colours',
    title: 'Colours',
    type: 'array',
    group,
    of: [colour],
    validation: (rule) => rule.max(24),
  }),
  defineField({
    name: 'gallery',
    title: 'Pictures',
    type: 'array',
    group,
    of: [defineArrayMember({ type: 'picture' })],
    validation: (rule) => rule.max(24),
  }),
  defineField({
    name: 'facts',
    title: 'Specification',
    type: 'array',
    group,
    of: [fact],
    validation: (rule) => rule.max(40),
  }),
];
