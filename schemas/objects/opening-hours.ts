import { ClockIcon } from '@sanity/icons/Clock';
import { defineField, defineType } from 'sanity';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

type Day = { weekday?: number; status?: string; open?: string; close?: string };

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;
/** A closing time up to this is on the next day; a later one before the opening is a mistake. */
const latestNight = '06:00';

/**
 * Returns what is wrong with one day's hours, or `true`: an open day needs both times (24-hour
 * clock), the closing one later, or in the night after. 00:00 to 24:00 is open all day.
 */
export function checkDay(day: Day | undefined): true | string {
  if (day?.status !== 'Open') return true;
  const { open = '', close = '' } = day;
  if (!clock.test(open) || !(clock.test(close) || close === '24:00'))
    return 'Write both times like 08:30 and 17:30. Midnight is 24:00.';
  if (open === close) return 'Both times are the same. For open all day and night, write 00:00 and 24:00.';
  return open < close || close <= latestNight
    ? true
    : 'The closing time must be later than the opening time, or in the night after, up to 06:00.';
}

const time = (name: string, title: string, placeholder: string, description?: string) =>
  defineField({
    name,
    title,
    type: 'string',
    placeholder,
    description,
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
    time('close', 'Closes', '17:30', 'Midnight is 24:00. A time up to 06:00 is in the night after.'),
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
