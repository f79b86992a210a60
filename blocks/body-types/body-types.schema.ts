import { ThLargeIcon } from '@sanity/icons/ThLarge';
import { defineArrayMember, defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';
import { bodies } from '@/domain/vocabulary/vehicle-kinds.ts';
import { checkStockMatches } from '@/schemas/fields/stock-matches.ts';
import { carTypesField } from '@/schemas/fields/vocabulary.ts';

export const bodyTypesSchema = defineBlock({
  name: 'bodyTypes',
  title: 'Browse by body',
  description: 'Tiles of the bodies in stock, each with how many there are now. A body without vehicles is left out.',
  icon: ThLargeIcon,
  reads: ['heading', 'linkLabel'],
  validation: (rule) => rule.custom(checkStockMatches).warning(),
  fields: [
    defineField({ name: 'heading', title: 'Heading', type: 'string', validation: (rule) => rule.max(90) }),
    carTypesField({ title: 'Which cars', description: 'None chosen: all of them.' }),
    defineField({
      name: 'bodies',
      title: 'Bodies',
      type: 'array',
      description:
        'In this order. Leave empty for the four with the most vehicles, up to twenty with "Own list of bodies".',
      validation: (rule) => rule.max(20),
      of: [
        defineArrayMember({
          type: 'object',
          name: 'bodyTile',
          title: 'Body',
          fields: [
            defineField({
              name: 'body',
              title: 'Body',
              type: 'string',
              options: { list: [...bodies] },
              validation: (rule) => rule.required(),
            }),
            defineField({ name: 'label', title: 'Words', type: 'string', description: 'Empty: the name of the body.' }),
            defineField({ name: 'image', title: 'Picture', type: 'picture', description: 'From the side looks best.' }),
          ],
          preview: { select: { title: 'body', subtitle: 'label', media: 'image' } },
        }),
      ],
    }),
    defineField({
      name: 'linkLabel',
      title: 'Words of the link',
      type: 'string',
      description: 'The link goes to all of the stock.',
    }),
  ],
});
