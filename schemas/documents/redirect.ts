import { TransferIcon } from '@sanity/icons/Transfer';
import { defineField, defineType } from 'sanity';
import { checkHref } from '@/schemas/fields/href.ts';
import { ownerFields, ownerGroup } from '@/schemas/fields/owner.ts';
import { checkPath } from '@/schemas/fields/page-path.ts';

/** Says when a redirect leads to itself, or `true`. */
export function checkDestination(from: unknown, to: string | undefined): true | string {
  if (typeof from !== 'string' || !to) return checkHref(to);
  return to.split(/[?#]/)[0] === from ? 'This leads back to where it came from.' : checkHref(to);
}

/** An old address that leads to a new one. A page at the old address wins over it. */
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
      validation: (rule) => rule.required().custom((to, { document }) => checkDestination(document?.from, to)),
    }),
    defineField({
      name: 'permanent',
      title: 'For good',
      type: 'boolean',
      group: 'content',
      initialValue: true,
      description: 'Search engines then forget the old address.',
    }),
    ...ownerFields,
  ],
  preview: {
    select: { from: 'from', to: 'to' },
    prepare: ({ from, to }) => ({ title: from, subtitle: `to ${to ?? '?'}` }),
  },
});
