import { TagsIcon } from '@sanity/icons/Tags';
import { defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';
import { offerCategories } from '@/domain/offers/offer.ts';
import { hrefField } from '@/schemas/fields/href.ts';
import { ownedReferences } from '@/schemas/fields/owned-reference.ts';

export const offersSchema = defineBlock({
  name: 'offers',
  title: 'Offers',
  description: 'Offers that run now, as cards. Each starts and ends by its own dates.',
  icon: TagsIcon,
  fields: [
    defineField({ name: 'heading', title: 'Heading', type: 'string', validation: (rule) => rule.max(90) }),
    defineField({
      name: 'source',
      title: 'Which offers',
      type: 'string',
      initialValue: 'running',
      options: {
        list: [
          { value: 'running', title: 'All that run now' },
          { value: 'chosen', title: 'The ones I choose' },
        ],
        layout: 'radio',
      },
    }),
    defineField({
      name: 'category',
      title: 'Kind',
      type: 'string',
      description: 'Leave empty for all kinds.',
      options: { list: [...offerCategories] },
      hidden: ({ parent }) => parent?.source === 'chosen',
    }),
    {
      ...ownedReferences('offers', 'offer', { title: 'Offers', description: 'In the order in which they show.' }),
      hidden: ({ parent }) => parent?.source !== 'chosen',
    },
    defineField({
      name: 'limit',
      title: 'At most',
      type: 'number',
      description: 'Leave empty for all of them.',
      validation: (rule) => rule.integer().min(1).max(60),
    }),
    defineField({ name: 'linkLabel', title: 'Words of the link', type: 'string' }),
    hrefField('linkHref', { title: 'The link goes to' }),
  ],
});
