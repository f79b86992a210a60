import { CommentIcon } from '@sanity/icons/Comment';
import { defineField, defineType } from 'sanity';
import { ownedReference } from '@/schemas/fields/owned-reference.ts';

const sources = [
  { value: 'google', title: 'Google' },
  { value: 'facebook', title: 'Facebook' },
  { value: 'dealer', title: 'Our own' },
];

/** What a customer wrote about a dealer (LOC-08). */
export const review = defineType({
  name: 'review',
  title: 'Review',
  type: 'document',
  icon: CommentIcon,
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'owner', title: 'Belongs to' },
  ],
  fields: [
    defineField({
      name: 'author',
      title: 'Who wrote it',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: 'rating',
      title: 'Stars',
      type: 'number',
      group: 'content',
      options: { list: [1, 2, 3, 4, 5], layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required().integer().min(1).max(5),
    }),
    defineField({ name: 'text', title: 'Text', type: 'text', rows: 5, group: 'content' }),
    defineField({ name: 'reply', title: 'Our answer', type: 'text', rows: 3, group: 'content' }),
    defineField({
      name: 'writtenAt',
      title: 'Written on',
      type: 'datetime',
      group: 'content',
      validation: (rule) => rule.required().max(new Date().toISOString()).error('A review is not from the future.'),
    }),
    defineField({
      name: 'source',
      title: 'Where it was written',
      type: 'string',
      group: 'content',
      initialValue: 'google',
      options: { list: sources },
      validation: (rule) => rule.required(),
    }),
    ownedReference('location', 'location', { title: 'About this location', group: 'content' }),
    defineField({ name: 'hidden', title: 'Do not show', type: 'boolean', group: 'content', initialValue: false }),
    defineField({
      name: 'site',
      title: 'Site',
      type: 'reference',
      to: [{ type: 'site' }],
      group: 'owner',
      options: { disableNew: true },
      validation: (rule) => rule.required(),
    }),
  ],
  orderings: [{ name: 'writtenAt', title: 'Newest', by: [{ field: 'writtenAt', direction: 'desc' }] }],
  preview: {
    select: { author: 'author', rating: 'rating', text: 'text' },
    prepare: ({ author, rating, text }) => ({ title: `${'★'.repeat(rating ?? 0)} ${author ?? ''}`, subtitle: text }),
  },
});
