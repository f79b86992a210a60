import { SearchIcon } from '@sanity/icons/Search';
import { defineArrayMember, defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';
import { checkStockMatches } from '@/schemas/fields/stock-matches.ts';
import { searchCells } from './search-cells.ts';

export const stockSearchSchema = defineBlock({
  name: 'stockSearch',
  title: 'Search bar',
  description: 'A row of choices and a button that says how many cars fit. It looks best below the hero.',
  icon: SearchIcon,
  validation: (rule) => rule.custom(checkStockMatches).warning(),
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Empty: none is shown.',
      validation: (rule) => rule.max(90),
    }),
    defineField({
      name: 'cells',
      title: 'Choices',
      type: 'array',
      description: 'In this order. Empty: the usual five for this site.',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: searchCells.map(({ value, title }) => ({ value, title })), layout: 'grid' },
      validation: (rule) => rule.unique().max(5),
    }),
    defineField({
      name: 'noun',
      title: 'What is counted',
      type: 'string',
      description: 'The word of the button: "cars", "vehicles", "caravans".',
      initialValue: 'cars',
      validation: (rule) => rule.max(20),
    }),
  ],
});
