import { ClockIcon } from '@sanity/icons/Clock';
import { defineField, defineType } from 'sanity';

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

type Day = { weekday?: number; status?: string; open?: string; close?: string };

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Says what is wrong with one day's hours, or `true`: an open day needs both times, the closing one later (24-hour clock). */
export function checkDay(day: Day | undefined): true | string {
  if (day?.status !== 'Open') return true;
  if (!clock.test(day.open ?? '') || !clock.test(day.close ?? '')) return 'Write both times like 08:30 and 17:30.';
  return (day.open ?? '') < (day.close ?? '') ? true : 'The closing time must be later than the opening time.';
}

const time = (name: string, title: string, placeholder: string) =>
  defineField({
    name,
    title,
    type: 'string',
    placeholder,
    hidden: ({ parent }) => parent?.status === 'Closed',
  });

export const openingHours = defineType({
  name: 'openingHours',
  title: 'Hours of a day',
  type: 'object',
  icon: ClockIcon,
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'weekday',
      title: 'Day',
      type: 'number',
      options: { list: weekdays.map((title, value) => ({ title, value })) },
      validation: (rule) => rule.required().integer().min(0).max(6),
    }),
    defineField({
      name: 'status',
      title: 'Open or closed',
      type: 'string',
      initialValue: 'Open',
      options: { list: ['Open', 'Closed'], layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required(),
    }),
    time('open', 'Opens', '08:30'),
    time('close', 'Closes', '17:30'),
  ],
  validation: (rule) => rule.custom((day: Day | undefined) => checkDay(day)),
  preview: {
    select: { weekday: 'weekday', status: 'status', open: 'open', close: 'close' },
    prepare: ({ weekday, status, open, close }) => ({
      title: weekdays[weekday] ?? 'Choose a day',
      subtitle: status === 'Closed' ? 'Closed' : `${open ?? '?'} – ${close ?? '?'}`,
    }),
  },
});
