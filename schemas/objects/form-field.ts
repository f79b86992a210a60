import { StringIcon } from '@sanity/icons/String';
import { defineArrayMember, defineField, defineType } from 'sanity';

const kinds = [
  { value: 'text', title: 'One line of text' },
  { value: 'long-text', title: 'Several lines' },
  { value: 'email', title: 'E-mail address' },
  { value: 'phone', title: 'Phone number' },
  { value: 'postcode', title: 'Postcode' },
  { value: 'number', title: 'Number' },
  { value: 'date', title: 'Date' },
  { value: 'date-time', title: 'Date and time' },
  { value: 'choice', title: 'One of several' },
  { value: 'choices', title: 'Some of several' },
  { value: 'tick', title: 'Tick box' },
  { value: 'location', title: 'One of our locations' },
  { value: 'rego', title: 'Number plate' },
];

const hasOptions = (kind: unknown) => kind === 'choice' || kind === 'choices';

/** One field of a form. `key` is what the enquiry calls it, e.g. "last_name" (FORM-01). */
export const formField = defineType({
  name: 'formField',
  title: 'Field',
  type: 'object',
  icon: StringIcon,
  fields: [
    defineField({ name: 'label', title: 'Label', type: 'string', validation: (rule) => rule.required().max(80) }),
    defineField({
      name: 'key',
      title: 'Name in the enquiry',
      type: 'string',
      description: 'What the dealer’s lead system calls it, for example last_name.',
      validation: (rule) =>
        rule
          .required()
          .regex(/^[A-Za-z][A-Za-z0-9_ ]*$/)
          .error('Use letters, digits and _ only, a letter first.'),
    }),
    defineField({
      name: 'kind',
      title: 'Kind',
      type: 'string',
      initialValue: 'text',
      options: { list: kinds },
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'required', title: 'Must be filled in', type: 'boolean', initialValue: false }),
    defineField({ name: 'help', title: 'Help below the field', type: 'string' }),
    defineField({
      name: 'options',
      title: 'Choices',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      hidden: ({ parent }) => !hasOptions(parent?.kind),
      validation: (rule) =>
        rule
          .unique()
          .custom((options, { parent }) =>
            hasOptions((parent as { kind?: string } | undefined)?.kind) && !options?.length
              ? 'Give shoppers something to choose from.'
              : true,
          ),
    }),
  ],
  preview: {
    select: { title: 'label', kind: 'kind', required: 'required' },
    prepare: ({ title, kind, required }) => ({
      title,
      subtitle: [kinds.find(({ value }) => value === kind)?.title, required && 'must be filled in']
        .filter(Boolean)
        .join(' · '),
    }),
  },
});
