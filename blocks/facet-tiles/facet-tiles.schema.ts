import { TagIcon } from '@sanity/icons/Tag';
import { defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';
import { checkStockMatches } from '@/schemas/fields/stock-matches.ts';
import { carTypesField } from '@/schemas/fields/vocabulary.ts';
import { tileAttributes } from './tile-attributes.ts';

export const facetTilesSchema = defineBlock({
  name: 'facetTiles',
  title: 'Popular makes, models, fuels …',
  description: 'What is in stock by one attribute, each with how many there are now; the most frequent first.',
  icon: TagIcon,
  validation: (rule) => rule.custom(checkStockMatches).warning(),
  fields: [
    defineField({ name: 'heading', title: 'Heading', type: 'string', validation: (rule) => rule.max(90) }),
    defineField({
      name: 'attribute',
      title: 'By',
      type: 'string',
      initialValue: 'make',
      options: { list: tileAttributes.map(({ value, title }) => ({ value, title })), layout: 'radio' },
      validation: (rule) => rule.required(),
    }),
    carTypesField({ title: 'Which cars', description: 'None chosen: all of them.' }),
    defineField({
      name: 'limit',
      title: 'At most',
      type: 'number',
      description: 'Leave empty for the usual: as many makes as the site calls popular, 12 of anything else.',
      validation: (rule) => rule.integer().min(2).max(40),
    }),
    defineField({
      name: 'linkLabel',
      title: 'Words of the link',
      type: 'string',
      description: 'The link goes to all of the stock.',
    }),
  ],
});
