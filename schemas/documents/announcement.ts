import { BellIcon } from '@sanity/icons/Bell';
import { defineField, defineType } from 'sanity';
import { ownerFields, ownerGroup } from '@/schemas/fields/owner.ts';
import { publishWindow, windowGroup, windowLine } from '@/schemas/fields/publish-window.ts';

export const announcement = defineType({
  name: 'announcement',
  title: 'Announcement',
  type: 'document',
  icon: BellIcon,
  groups: [{ name: 'content', title: 'Content', default: true }, windowGroup, ownerGroup],
  fields: [
    defineField({
      name: 'emphasis',
      title: 'First words, bold',
      type: 'string',
      group: 'content',
      placeholder: 'Open Easter Saturday.',
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.required().max(140),
    }),
    defineField({ name: 'link', title: 'Link', type: 'link', group: 'content' }),
    defineField({
      name: 'dismissible',
      title: 'Shoppers can close it',
      type: 'boolean',
      group: 'content',
      initialValue: true,
    }),
    ...publishWindow,
    ...ownerFields,
  ],
  preview: {
    select: { emphasis: 'emphasis', text: 'text', startsAt: 'startsAt', expiresAt: 'expiresAt' },
    prepare: ({ emphasis, text, startsAt, expiresAt }) => ({
      title: [emphasis, text].filter(Boolean).join(' '),
      subtitle: windowLine(startsAt, expiresAt) || 'Always shown',
    }),
  },
});
