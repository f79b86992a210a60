import { MarkerIcon } from '@sanity/icons/Marker';
import { defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';

const orders = [
  { value: 'name', title: 'By name' },
  { value: 'settings', title: 'As in the dealer’s settings' },
];

export const locationsCarouselSchema = defineBlock({
  name: 'locationsCarousel',
  title: 'Locations, side by side',
  description:
    'All locations of the dealer in a row that moves sideways. Those that are not shown in lists are left out.',
  icon: MarkerIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Empty: "Our Locations".',
      validation: (rule) => rule.max(90),
    }),
    defineField({
      name: 'order',
      title: 'Order',
      type: 'string',
      initialValue: 'name',
      options: { list: orders, layout: 'radio' },
    }),
    defineField({
      name: 'hours',
      title: 'Opening hours on cards',
      type: 'boolean',
      description: 'Monday to Saturday and Sunday.',
      initialValue: false,
    }),
  ],
});
