import { ComposeIcon } from '@sanity/icons/Compose';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { ownerFields, ownerGroup } from '@/schemas/fields/owner.ts';

/** Returns an error when a form has the same field twice, or `true`. */
export function checkFormFields(fields: unknown): true | string {
  const keys = (Array.isArray(fields) ? fields : []).map((field: { key?: string }) => field.key);
  const twice = keys.find((key, at) => key && keys.indexOf(key) !== at);
  return twice ? `The field "${twice}" is here twice.` : true;
}

/** Returns an error if a form has neither a mail nor a phone field, or `true`. */
export function checkReachable(fields: unknown): true | string {
  const kinds = (Array.isArray(fields) ? fields : []).map((field: { kind?: string }) => field.kind);
  return kinds.includes('email') || kinds.includes('phone')
    ? true
    : 'Nobody can answer: ask for an email address or a phone number.';
}

const hasTerms = (fields: unknown): boolean =>
  Array.isArray(fields) && fields.some((field: { kind?: string }) => field.kind === 'terms');

/**
 * A new form starts with the fields of nearly every form; staff remove what theirs does not need.
 */
export const firstFields = [
  { key: 'name', kind: 'text', label: 'First name', required: true },
  { key: 'last_name', kind: 'text', label: 'Last name', required: true },
  { key: 'email', kind: 'email', label: 'Email', required: true },
  { key: 'phone', kind: 'phone', label: 'Mobile Number', required: true },
  { key: 'postcode', kind: 'postcode', label: 'Postcode', required: true },
  { key: 'message', kind: 'message', label: 'Message' },
  { key: 'opt_in', kind: 'opt-in', label: 'News and offers' },
].map((field) => ({ _type: 'formField', _key: field.key, ...field }));

/** A form that shoppers fill in: its fields, texts and where its enquiries go (FORM-01). */
export const form = defineType({
  name: 'form',
  title: 'Form',
  type: 'document',
  icon: ComposeIcon,
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'delivery', title: 'How it is filed' },
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
      initialValue: firstFields,
      validation: (rule) => [
        rule.required().min(1).max(40).custom(checkFormFields),
        rule.custom(checkReachable).warning(),
      ],
    }),
    defineField({
      name: 'submitLabel',
      title: 'Words of the button',
      type: 'string',
      group: 'content',
      description: 'Empty: the site\'s own, usually "Enquire Now".',
      validation: (rule) => rule.max(40),
    }),
    defineField({
      name: 'thanks',
      title: 'Words of thanks',
      type: 'text',
      rows: 3,
      group: 'content',
      description:
        'What happens next, on the page after sending. Empty: "We have your enquiry and will be in touch soon."',
      validation: (rule) => rule.max(400),
    }),
    defineField({
      name: 'termsWording',
      title: 'Words about the terms of use',
      type: 'string',
      group: 'content',
      initialValue: 'standard',
      description: 'Stand below the box, where the form has one, and say what is wrong when it is not ticked.',
      options: {
        list: [
          { value: 'standard', title: '* You must agree to the terms of use before submitting the form.' },
          { value: 'dealer', title: '*You must agree to the terms of use before submitting.' },
        ],
        layout: 'radio',
      },
      hidden: ({ document }) => !hasTerms(document?.fields),
    }),
    defineField({
      name: 'category',
      title: 'Category',
      type: 'string',
      group: 'delivery',
      initialValue: 'General Enquiry',
      description:
        'How the enquiry is filed, for example "General Enquiry", "Test Drive" or "Career Enquiry". Only a General Enquiry asks what it is about.',
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'subcategory', title: 'Subcategory', type: 'string', group: 'delivery' }),
    ...ownerFields,
  ],
  preview: {
    select: { title: 'name', category: 'category', fields: 'fields' },
    prepare: ({ title, category, fields }) => {
      const count = Array.isArray(fields) ? fields.length : 0;
      return { title, subtitle: [category, count === 1 ? '1 field' : `${count} fields`].filter(Boolean).join(' · ') };
    },
  },
});
