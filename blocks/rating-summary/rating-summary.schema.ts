import { StarIcon } from '@sanity/icons/Star';
import { defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';
import { ratingFields, reviewHrefField } from '@/schemas/fields/rating-fields.ts';

export const ratingSummarySchema = defineBlock({
  name: 'ratingSummary',
  title: 'Rating',
  description: 'The rating of all reviews in one line, with their number and a button to write one.',
  icon: StarIcon,
  fields: [
    defineField({ name: 'heading', title: 'Heading', type: 'string', validation: (rule) => rule.max(90) }),
    ...ratingFields,
    reviewHrefField,
  ],
});
