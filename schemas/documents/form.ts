import { ComposeIcon } from '@sanity/icons/Compose';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { ownerFields, ownerGroup } from '@/schemas/fields/owner.ts';

const emailAddress = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** Says when a form has the same field twice, or `true`. */
export function checkFormFields(fields: unknown): true | string {
  const keys = (Array.isArray(fields) ? fields : []).map((field: { key?: string }) => field.key);
  const twice = keys.find((key, at) => key && keys.indexOf(key) !== at);
  return twice ? `The field "${twice}" is here twice.` : true;
}

/** A form that shoppers fill in: its fields, words and where its enquiries go (FORM-01). */
export const form = defineType({
  name: 'form',
  title: 'Form',
  type: 'document',
  icon: ComposeIcon,
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'delivery', title: 'Where it goes' },
    ownerGroup,
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'content',
      description: 'Only staff see it.',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'title',
      title: 'Heading',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.max(90),
    }),
    defineField({ name: 'introduction', title: 'Words before the fields', type: 'text', rows: 3, group: 'content' }),
    defineField({
      name: 'fields',
      title: 'Fields',
      type: 'array',
      group: 'content',
      description: 'In the order in which shoppers fill them in.',
      of: [defineArrayMember({ type: 'formField' })],
      validation: (rule) => rule.required().min(1).custom(checkFormFields),
    }),
    defineField({
      name: 'submitLabel',
      title: 'Words of the button',
      type: 'string',
      group: 'content',
      initialValue: 'Send',
    }),
    defineField({ name: 'thanks', title: 'Words of thanks', type: 'text', rows: 3, group: 'content' }),
    defineField({
      name: 'category',
      title: 'Category',
      type: 'string',
      group: 'delivery',
      description: 'How the enquiry is filed, for example "General Enquiry".',
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'subcategory', title: 'Subcategory', type: 'string', group: 'delivery' }),
    defineField({
      name: 'destinations',
      title: 'Sent to',
      type: 'array',
      group: 'delivery',
      description: "E-mail addresses. Empty: the dealer's usual one.",
      of: [
        defineArrayMember({
          type: 'string',
          validation: (rule) =>
            rule.custom((address) => (emailAddress.test(address ?? '') ? true : 'This is no e-mail address.')),
        }),
      ],
      options: { layout: 'tags' },
      validation: (rule) => rule.unique(),
    }),
    ...ownerFields,
  ],
  preview: { select: { title: 'name', subtitle: 'category' } },
});
