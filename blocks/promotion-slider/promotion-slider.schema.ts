import { PresentationIcon } from '@sanity/icons/Presentation';
import { defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';
import { ownedReferences } from '@/schemas/fields/owned-reference.ts';

export const promotionSliderSchema = defineBlock({
  name: 'promotionSlider',
  title: 'Promotion slider',
  description:
    'Wide pictures in a row, each with its words and its dates. Shoppers move it; it may also move by itself.',
  icon: PresentationIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Read out before the slides; shown only when you fill it in.',
      validation: (rule) => rule.max(90),
    }),
    defineField({
      name: 'source',
      title: 'Which slides',
      type: 'string',
      initialValue: 'running',
      options: {
        list: [
          { value: 'running', title: 'All slides of this site that run now' },
          { value: 'chosen', title: 'The ones I choose' },
        ],
        layout: 'radio',
      },
    }),
    {
      ...ownedReferences('slides', 'promotionSlide', {
        title: 'Slides',
        description: 'In the order in which they show.',
      }),
      hidden: ({ parent }) => parent?.source !== 'chosen',
    },
    defineField({
      name: 'secondsEach',
      title: 'Seconds for each slide',
      type: 'number',
      description: 'Empty: it stays until shoppers move it. A pause button is shown beside it when it moves.',
      validation: (rule) => rule.integer().min(5).max(30),
    }),
  ],
});
