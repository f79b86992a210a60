import { ThLargeIcon } from '@sanity/icons/ThLarge';
import { defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';
import { ownedReferences } from '@/schemas/fields/owned-reference.ts';

export const promoTilesSchema = defineBlock({
  name: 'promoTiles',
  title: 'Promo tiles',
  description: 'Tiles of what runs now: the site’s own, or some that you choose.',
  icon: ThLargeIcon,
  fields: [
    defineField({ name: 'heading', title: 'Heading', type: 'string', validation: (rule) => rule.max(90) }),
    defineField({
      name: 'source',
      title: 'Which tiles',
      type: 'string',
      initialValue: 'site',
      options: {
        layout: 'radio',
        list: [
          { value: 'site', title: 'The tiles of the site' },
          { value: 'chosen', title: 'The tiles chosen here' },
        ],
      },
    }),
    {
      ...ownedReferences('tiles', 'promoTile', {
        title: 'Tiles',
        description: 'Shown in this order, inside their dates.',
      }),
      hidden: ({ parent }: { parent?: { source?: string } }) => parent?.source !== 'chosen',
    },
  ],
});
