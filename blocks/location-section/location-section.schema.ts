import { MarkerIcon } from '@sanity/icons/Marker';
import { defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';
import { locationFilters } from '@/domain/locations/location-choice.ts';
import { ownedReference } from '@/schemas/fields/owned-reference.ts';

export const locationSectionSchema = defineBlock({
  name: 'locationSection',
  title: 'Location',
  description: 'One location at large with its map, or several as cards. They come from the dealer’s settings.',
  icon: MarkerIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Empty: the name of the one location, or "Our locations".',
      validation: (rule) => rule.max(90),
    }),
    defineField({
      name: 'show',
      title: 'Which locations',
      type: 'string',
      initialValue: 'primary',
      options: { list: [...locationFilters, { value: 'one', title: 'The one I choose' }], layout: 'radio' },
      validation: (rule) => rule.required(),
    }),
    {
      ...ownedReference('location', 'location', { title: 'Location' }),
      hidden: ({ parent }) => parent?.show !== 'one',
    },
    defineField({
      name: 'hours',
      title: 'Opening hours on cards',
      type: 'boolean',
      description: 'Monday to Saturday and Sunday. A single location at large shows them in any case.',
      initialValue: false,
    }),
    defineField({
      name: 'todayOnly',
      title: 'Only today’s hours at large',
      type: 'boolean',
      description:
        'For a single location on a page that has the Opening hours block too, which lists the week and the holidays.',
      initialValue: false,
    }),
  ],
  preview: {
    select: { title: 'heading', show: 'show', place: 'location.name' },
    prepare: ({ title, show, place }) => ({
      title,
      subtitle: show === 'one' ? place : locationFilters.find(({ value }) => value === show)?.title,
    }),
  },
});
