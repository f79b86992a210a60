import { CommentIcon } from '@sanity/icons/Comment';
import { defineField, defineType } from 'sanity';
import { reviewSources } from '@/domain/reviews/review.ts';
import { checkMoment } from '@/schemas/fields/dates.ts';
import { ownedReference } from '@/schemas/fields/owned-reference.ts';
import { checkRepliedAt, checkReviewText, checkWrittenAt, maxReviewLength } from '@/schemas/fields/review-checks.ts';

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** What a customer wrote about a dealer (LOC-08). */
export const review = defineType({
  name: 'review',
  title: 'Review',
  type: 'document',
  icon: CommentIcon,
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'answer', title: 'Our answer' },
    { name: 'owner', title: 'Belongs to' },
  ],
  fields: [
    defineField({
      name: 'author',
      title: 'Who wrote it',
      type: 'string',
      group: 'content',
      description: 'As the customer signs, for example "Priya R.".',
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: 'rating',
      title: 'Stars',
      type: 'number',
      group: 'content',
      options: { list: [1, 2, 3, 4, 5], layout: 'radio', direction: 'horizontal' },
      description: 'Reviews with fewer stars than the site’s settings ask for, usually 4, are not shown.',
      validation: (rule) => rule.required().integer().min(1).max(5),
    }),
    defineField({
      name: 'headline',
      title: 'Headline',
      type: 'string',
      group: 'content',
      description: 'Only where the customer wrote one.',
      validation: (rule) => rule.max(80),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 5,
      group: 'content',
      description: 'Word for word. Shoppers see the first 160 characters and may open the rest.',
      validation: (rule) => [
        rule.max(maxReviewLength).error('A review has at most 10,000 characters. Keep the part that matters.'),
        rule.custom((text) => checkReviewText(textOf(text))).warning(),
      ],
    }),
    defineField({
      name: 'writtenAt',
      title: 'Written on',
      type: 'datetime',
      group: 'content',
      validation: (rule) => [
        rule.required().custom(checkMoment),
        rule.custom((at) => checkWrittenAt(textOf(at), Date.now())),
      ],
    }),
    defineField({
      name: 'source',
      title: 'Where it was written',
      type: 'string',
      group: 'content',
      initialValue: 'google',
      options: { list: [...reviewSources] },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'sourceId',
      title: 'Its number there',
      type: 'string',
      group: 'content',
      description: 'Only needed to leave the review out by its number in the site’s settings.',
    }),
    ownedReference('location', 'location', { title: 'About this location', group: 'content' }),
    defineField({
      name: 'hidden',
      title: 'Do not show',
      type: 'boolean',
      group: 'content',
      description: 'It still counts in the rating: the total stays the true one.',
      initialValue: false,
    }),
    defineField({
      name: 'reply',
      title: 'Our answer',
      type: 'text',
      rows: 3,
      group: 'answer',
      description: 'Shown below the review.',
      validation: (rule) => rule.max(2_000),
    }),
    defineField({
      name: 'repliedAt',
      title: 'Answered on',
      type: 'datetime',
      group: 'answer',
      hidden: ({ document }) => !document?.reply,
      validation: (rule) => [
        rule.custom(checkMoment),
        rule.custom((at, { document }) => checkRepliedAt(textOf(at), textOf(document?.writtenAt))),
      ],
    }),
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
    select: {
      author: 'author',
      rating: 'rating',
      text: 'text',
      source: 'source',
      writtenAt: 'writtenAt',
      hidden: 'hidden',
    },
    prepare: ({ author, rating, text, source, writtenAt, hidden }) => ({
      title: `${starsOf(rating)} ${author ?? 'Nobody yet'}`,
      subtitle: [hidden && 'Not shown', titleOf(source), textOf(writtenAt)?.slice(0, 10), textOf(text)?.slice(0, 80)]
        .filter(Boolean)
        .join(' · '),
    }),
  },
});

const starsOf = (rating: unknown): string => {
  const full = typeof rating === 'number' ? Math.min(5, Math.max(0, Math.round(rating))) : 0;
  return '★'.repeat(full) + '☆'.repeat(5 - full);
};

const titleOf = (source: unknown) => reviewSources.find(({ value }) => value === source)?.title;
