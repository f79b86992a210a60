import { TransferIcon } from '@sanity/icons/Transfer';
import { defineField, defineType } from 'sanity';
import { ownerFields, ownerGroup } from '@/schemas/fields/owner.ts';
import { checkPath } from '@/schemas/fields/page-path.ts';
import { checkRedirect } from '@/schemas/fields/redirect-check.ts';

/** A redirect from an old address. A page at that address takes precedence. */
export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  icon: TransferIcon,
  groups: [{ name: 'content', title: 'Content', default: true }, ownerGroup],
  fields: [
    defineField({
      name: 'from',
      title: 'Old address',
      type: 'string',
      group: 'content',
      placeholder: '/christmas-sale',
      validation: (rule) => rule.required().custom((from) => checkPath(from)),
    }),
    defineField({
      name: 'to',
      title: 'New address',
      type: 'string',
      group: 'content',
      placeholder: '/special-offers',
      hidden: ({ document }) => document?.gone === true,
      validation: (rule) =>
        rule.custom((to, context) => {
          if (context.document?.gone === true) return true;
          return to ? checkRedirect(to, context) : 'Say where it leads, or that it is taken down for good.';
        }),
    }),
    defineField({
      name: 'gone',
      title: 'Taken down for good',
      type: 'boolean',
      group: 'content',
      initialValue: false,
      description: 'Nothing takes its place: shoppers are told so, and search engines drop the address at once (410).',
    }),
    defineField({
      name: 'permanent',
      title: 'For good',
      type: 'boolean',
      group: 'content',
      initialValue: true,
      hidden: ({ document }) => document?.gone === true,
      description: 'Search engines then forget the old address.',
    }),
    ...ownerFields,
  ],
  preview: {
    select: { from: 'from', to: 'to', gone: 'gone' },
    prepare: ({ from, to, gone }) => ({ title: from, subtitle: gone ? 'taken down' : `to ${to ?? '?'}` }),
  },
});
