import { StarIcon } from '@sanity/icons/Star';
import { defineArrayMember, defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';
import { hrefField } from '@/schemas/fields/href.ts';

export const logoTilesSchema = defineBlock({
  name: 'logoTiles',
  title: 'Awards and partners',
  description: 'Awards that you won, clubs and businesses that you work with: by logo, or by name where there is none.',
  icon: StarIcon,
  fields: [
    defineField({ name: 'heading', title: 'Heading', type: 'string', validation: (rule) => rule.max(90) }),
    defineField({
      name: 'tiles',
      title: 'Tiles',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'logoTile',
          title: 'Tile',
          type: 'object',
          fields: [
            defineField({
              name: 'name',
              title: 'Name',
              type: 'string',
              description: 'The award or the partner. Shown where there is no logo, and read out where there is one.',
              validation: (rule) => rule.required().max(60),
            }),
            defineField({
              name: 'note',
              title: 'Line under it',
              type: 'string',
              description: 'A year or a place: "2025, Victoria".',
              validation: (rule) => rule.max(60),
            }),
            defineField({
              name: 'logo',
              title: 'Logo',
              type: 'picture',
              description: 'Only one that you may use. A transparent ground looks best.',
            }),
            hrefField('href', { title: 'Goes to' }),
          ],
          preview: { select: { title: 'name', subtitle: 'note', media: 'logo' } },
        }),
      ],
      validation: (rule) => rule.required().min(1).max(24),
    }),
  ],
});
