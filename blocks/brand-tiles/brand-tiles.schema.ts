import { ImagesIcon } from '@sanity/icons/Images';
import { defineArrayMember, defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';
import { brandKinds } from '@/domain/site/brand-tile.ts';

export const brandTilesSchema = defineBlock({
  name: 'brandTiles',
  title: 'Brands',
  description: 'The logos of all brand tiles of this site, by car, motorcycle, truck and own brands.',
  icon: ImagesIcon,
  fields: [
    defineField({ name: 'heading', title: 'Heading', type: 'string', validation: (rule) => rule.max(90) }),
    defineField({
      name: 'kinds',
      title: 'Which brands',
      type: 'array',
      description: 'Leave empty for all.',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: [...brandKinds], layout: 'grid' },
      validation: (rule) => rule.unique(),
    }),
  ],
});
