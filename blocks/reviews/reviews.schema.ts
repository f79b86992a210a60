import { CommentIcon } from '@sanity/icons/Comment';
import { defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';
import { reviewSources } from '@/domain/reviews/review.ts';
import { ownedReferences } from '@/schemas/fields/owned-reference.ts';
import { ratingFields, reviewHrefField } from '@/schemas/fields/rating-fields.ts';

export const reviewsSchema = defineBlock({
  name: 'reviews',
  title: 'Reviews',
  description: 'What customers wrote, with the rating of all reviews beside it. More than three stand in a slider.',
  icon: CommentIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Empty: only read out, as "Reviews".',
      validation: (rule) => rule.max(90),
    }),
    defineField({
      name: 'choice',
      title: 'Which reviews',
      type: 'string',
      initialValue: 'newest',
      options: {
        list: [
          { value: 'newest', title: 'The newest ones' },
          { value: 'chosen', title: 'The ones I choose' },
        ],
        layout: 'radio',
      },
    }),
    defineField({
      name: 'source',
      title: 'Written at',
      type: 'string',
      description: 'Empty: anywhere.',
      options: { list: [...reviewSources] },
      hidden: ({ parent }) => parent?.choice === 'chosen',
    }),
    {
      ...ownedReferences('reviews', 'review', {
        title: 'Reviews',
        description:
          'In the order in which they show. What the site’s settings leave out, by stars, name or number, stays out here too.',
      }),
      hidden: ({ parent }) => parent?.choice !== 'chosen',
    },
    defineField({
      name: 'limit',
      title: 'At most',
      type: 'number',
      description: 'Empty: 12 where all are from Google, otherwise as many as the site’s settings say.',
      validation: (rule) => rule.integer().min(1).max(50),
    }),
    ...ratingFields,
    reviewHrefField,
    defineField({
      name: 'rotate',
      title: 'Moves by itself',
      type: 'boolean',
      initialValue: false,
      description:
        'A slider goes on every 3 seconds, with a button that stops it. Not for people who asked for less motion.',
    }),
  ],
});
