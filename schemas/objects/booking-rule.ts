import { CalendarIcon } from '@sanity/icons/Calendar';
import { defineField, defineType } from 'sanity';
import { bookingKinds, bookingMinutes, maxPlaces } from '@/domain/locations/booking-kinds.ts';
import { nounFor } from '@/domain/vocabulary/counted.ts';

/** How a location takes bookings of one kind (FORM-07). */
export const bookingRule = defineType({
  name: 'bookingRule',
  title: 'Bookings of a kind',
  type: 'object',
  icon: CalendarIcon,
  fields: [
    defineField({
      name: 'kind',
      title: 'Kind',
      type: 'string',
      options: { list: bookingKinds.map(({ value, title }) => ({ value, title })), layout: 'radio' },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'minutes',
      title: 'Minutes of one booking',
      type: 'number',
      initialValue: 30,
      validation: (rule) => rule.required().integer().min(bookingMinutes.min).max(bookingMinutes.max),
    }),
    defineField({
      name: 'places',
      title: 'At the same time',
      type: 'number',
      initialValue: 1,
      description: 'How many bookings run at once. 0 takes none of this kind.',
      validation: (rule) => rule.required().integer().min(0).max(maxPlaces),
    }),
  ],
  preview: {
    select: { kind: 'kind', minutes: 'minutes', places: 'places' },
    prepare: ({ kind, minutes, places }) => ({
      title: bookingKinds.find(({ value }) => value === kind)?.title ?? 'Bookings',
      subtitle: places === 0 ? 'None' : `${minutes} ${nounFor(minutes, 'minutes')}, ${places} at the same time`,
    }),
  },
});
