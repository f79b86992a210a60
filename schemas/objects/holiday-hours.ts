import { CalendarIcon } from '@sanity/icons/Calendar';
import { defineField, defineType } from 'sanity';
import { checkCalendarDay } from '@/schemas/fields/dates.ts';
import { checkDay } from '@/schemas/objects/opening-hours.ts';

type Day = { date?: string; status?: string; open?: string; close?: string };

const time = (name: string, title: string, placeholder: string) =>
  defineField({ name, title, type: 'string', placeholder, hidden: ({ parent }) => parent?.status !== 'Open' });

/** The hours of a date that differ from the week (LOC-04). */
export const holidayHours = defineType({
  name: 'holidayHours',
  title: 'Hours of a date',
  type: 'object',
  icon: CalendarIcon,
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'date',
      title: 'Date',
      type: 'date',
      validation: (rule) => rule.required().custom(checkCalendarDay),
    }),
    defineField({ name: 'label', title: 'Occasion', type: 'string', placeholder: 'Boxing Day' }),
    defineField({
      name: 'status',
      title: 'Open or closed',
      type: 'string',
      initialValue: 'Closed',
      options: { list: ['Open', 'Closed'], layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required(),
    }),
    time('open', 'Opens', '10:00'),
    time('close', 'Closes', '15:00'),
  ],
  validation: (rule) => rule.custom((day: Day | undefined) => checkDay(day)),
  preview: {
    select: { date: 'date', label: 'label', status: 'status', open: 'open', close: 'close' },
    prepare: ({ date, label, status, open, close }) => ({
      title: [date, label].filter(Boolean).join(' · '),
      subtitle: status === 'Open' ? `${open ?? '?'} – ${close ?? '?'}` : 'Closed',
    }),
  },
});
