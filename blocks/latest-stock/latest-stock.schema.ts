import { RocketIcon } from '@sanity/icons/Rocket';
import { defineArrayMember, defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';
import { hrefField } from '@/schemas/fields/href.ts';
import { checkStockMatches } from '@/schemas/fields/stock-matches.ts';
import { carTypesField } from '@/schemas/fields/vocabulary.ts';

const names = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    description,
    type: 'array',
    of: [defineArrayMember({ type: 'string' })],
    options: { layout: 'tags' },
    validation: (rule) => rule.unique(),
  });

export const latestStockSchema = defineBlock({
  name: 'latestStock',
  title: 'Latest stock',
  description: 'A row of vehicles of this site, straight from stock.',
  icon: RocketIcon,
  validation: (rule) => rule.custom(checkStockMatches).warning(),
  fields: [
    defineField({ name: 'heading', title: 'Heading', type: 'string', validation: (rule) => rule.max(90) }),
    defineField({ name: 'linkLabel', title: 'Words of the link', type: 'string', initialValue: 'See all' }),
    hrefField('linkHref', { title: 'The link goes to' }),
    carTypesField({ title: 'Which cars', description: 'None chosen: all of them.' }),
    names('makes', 'Makes', 'For example Ford. None: all makes.'),
    names('bodies', 'Bodies', 'For example SUV. None: all bodies.'),
    defineField({
      name: 'limit',
      title: 'How many',
      type: 'number',
      initialValue: 8,
      validation: (rule) => rule.integer().min(4).max(12),
    }),
    defineField({
      name: 'sort',
      title: 'Order',
      type: 'string',
      initialValue: 'latest',
      options: {
        list: [
          { value: 'latest', title: 'Newest in stock first' },
          { value: 'price_ascending', title: 'Lowest price first' },
          { value: 'price_descending', title: 'Highest price first' },
        ],
      },
    }),
  ],
});
