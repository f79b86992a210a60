import { RocketIcon } from '@sanity/icons/Rocket';
import { defineArrayMember, defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';
import { modelCategories } from '@/domain/site/model-range.ts';
import { hrefField } from '@/schemas/fields/href.ts';

export const modelTilesSchema = defineBlock({
  name: 'modelTiles',
  title: 'Models',
  description: 'The models of this site, labelled New or Coming Soon by their own documents.',
  icon: RocketIcon,
  fields: [
    defineField({ name: 'heading', title: 'Heading', type: 'string', validation: (rule) => rule.max(90) }),
    defineField({
      name: 'categories',
      title: 'Which models',
      type: 'array',
      description: 'Leave empty for all.',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: [...modelCategories], layout: 'grid' },
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'limit',
      title: 'At most',
      type: 'number',
      description: 'Leave empty for all of them.',
      validation: (rule) => rule.integer().min(2).max(60),
    }),
    defineField({ name: 'linkLabel', title: 'Words of the link', type: 'string' }),
    hrefField('linkHref', { title: 'The link goes to' }),
  ],
});
