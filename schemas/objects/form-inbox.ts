import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { isEmailAddress } from '@/domain/text/email-address.ts';
import { ownedReference } from '@/schemas/fields/owned-reference.ts';

/** The addresses for the enquiries of one form, instead of the site's inbox (FORM-12). */
export const formInbox = defineType({
  name: 'formInbox',
  title: 'Addresses of a form',
  type: 'object',
  icon: EnvelopeIcon,
  fields: [
    { ...ownedReference('form', 'form', { title: 'Form' }), validation: (rule) => rule.required() },
    defineField({
      name: 'addresses',
      title: 'Sent to',
      type: 'array',
      description: 'Email addresses, in the place of those that get each enquiry.',
      of: [
        defineArrayMember({
          type: 'string',
          validation: (rule) =>
            rule.custom((address) => (isEmailAddress(address ?? '') ? true : 'This is not an email address.')),
        }),
      ],
      options: { layout: 'tags' },
      validation: (rule) => rule.unique(),
    }),
  ],
  preview: {
    select: { title: 'form.name', addresses: 'addresses' },
    prepare: ({ title, addresses }) => ({
      title: title ?? 'No form yet',
      subtitle: Array.isArray(addresses) ? addresses.join(', ') : '',
    }),
  },
});
