import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe';
import { defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';
import { locationFilters } from '@/domain/locations/location-choice.ts';
import { hrefField } from '@/schemas/fields/href.ts';

export const locationsMapSchema = defineBlock({
  name: 'locationsMap',
  title: 'Map of locations',
  description:
    'A map with the dealer’s locations, a list beside it, and if you like the opening hours and a postcode search.',
  icon: EarthGlobeIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Empty: "Find us".',
      validation: (rule) => rule.max(90),
    }),
    defineField({
      name: 'show',
      title: 'Which locations',
      type: 'string',
      initialValue: 'all',
      options: { list: locationFilters.filter(({ value }) => value !== 'primary') },
    }),
    defineField({
      name: 'postcodeSearch',
      title: 'Postcode search',
      type: 'boolean',
      description: 'Shoppers type their postcode and see the nearest location first.',
      initialValue: true,
    }),
    defineField({
      name: 'openingHours',
      title: 'Opening hours beside it',
      type: 'boolean',
      description: 'The week of each kind of location in a third column.',
      initialValue: false,
    }),
    defineField({
      name: 'limit',
      title: 'At most',
      type: 'number',
      description: 'How many locations stand in the list. Empty: the first ten, the others unfold.',
      validation: (rule) => rule.integer().min(1).max(60),
    }),
    defineField({ name: 'linkLabel', title: 'Words of the link', type: 'string' }),
    hrefField('linkHref', { title: 'The link goes to' }),
  ],
});
