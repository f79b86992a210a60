import { MarkerIcon } from '@sanity/icons/Marker';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { checkZone } from '@/domain/locations/location-zone.ts';
import { slugField } from '@/schemas/fields/slug.ts';
import { stateField } from '@/schemas/fields/vocabulary.ts';
import { checkPhone } from '@/schemas/objects/phones.ts';

const address = (name: string, title: string) => defineField({ name, title, type: 'string', group: 'address' });

const degrees = (name: string, title: string, from: number, to: number) =>
  defineField({
    name,
    title,
    type: 'number',
    group: 'address',
    description: `Degrees, from ${from} to ${to}: all of Australia.`,
    validation: (rule) => [
      rule.min(from).max(to),
      rule.custom((degrees, { document }) => checkPoint(name, degrees, document ?? {})).warning(),
    ],
  });

/** Returns a warning if a location has no coordinates, or only one; at the latitude for both. */
export function checkPoint(name: string, degrees: number | undefined, place: Partial<Record<string, unknown>>) {
  const [latitude, longitude] = [place.latitude, place.longitude].map((one) => typeof one === 'number');
  if (typeof degrees === 'number' || (name === 'longitude' && !latitude)) return true;
  return latitude === longitude
    ? 'Without latitude and longitude the place is on no map, and last when shoppers look for the nearest.'
    : 'A point on the map needs both, latitude and longitude.';
}

const locationTypes = [
  { value: 'sales', title: 'Sales' },
  { value: 'service', title: 'Service' },
  { value: 'parts', title: 'Parts' },
  { value: 'service-and-parts', title: 'Service and parts' },
];

const timeZones = [
  'Adelaide',
  'Brisbane',
  'Broken_Hill',
  'Darwin',
  'Hobart',
  'Lord_Howe',
  'Melbourne',
  'Perth',
  'Sydney',
].map((city) => `Australia/${city}`);

/** Returns an error when a week has the same day twice, or `true`. */
export function checkWeek(week: unknown): true | string {
  const days = (Array.isArray(week) ? week : []).map((day: { weekday?: number }) => day.weekday);
  return new Set(days).size === days.length ? true : 'Each day of the week can be here only once.';
}

/**
 * Returns a warning if a location has no hours, or `true` (LOC-04). A length rule does not run for
 * a field that was never filled in.
 */
function checkAnyHours(week: unknown): true | string {
  return Array.isArray(week) && week.length > 0 ? true : 'Without opening hours shoppers read "Closed" on every day.';
}

/** Returns an error when a date has holiday hours twice, or `true`. */
export function checkHolidays(days: unknown): true | string {
  const dates = (Array.isArray(days) ? days : []).map((day: { date?: string }) => day.date);
  const twice = dates.find((date, at) => date && dates.indexOf(date) !== at);
  return twice ? `${twice} is here twice.` : true;
}

/**
 * Returns a warning when holiday hours open a location on a day of the week on which it is closed,
 * or `true`. A day that the week does not have counts as closed.
 */
export function checkHolidayDays(days: unknown, week: unknown): true | string {
  if (!Array.isArray(days) || !Array.isArray(week) || week.length === 0) return true;
  const open = week.filter((day: { status?: string }) => day.status !== 'Closed');
  const isShut = ({ date = '', status }: { date?: string; status?: string }) =>
    status === 'Open' &&
    !Number.isNaN(Date.parse(date)) &&
    !open.some((day: { weekday?: number }) => day.weekday === new Date(date).getUTCDay());
  const date: string | undefined = days.find(isShut)?.date;
  if (!date) return true;
  const weekday = new Date(date).toLocaleDateString('en-AU', { weekday: 'long', timeZone: 'UTC' });
  return `${date}: the location is closed on ${weekday}s.`;
}

/** Returns an error when a kind of booking has two rules, or `true`. */
function checkBookings(rules: unknown): true | string {
  const kinds = (Array.isArray(rules) ? rules : []).map((rule: { kind?: string }) => rule.kind);
  return new Set(kinds).size === kinds.length ? true : 'Each kind of booking can be here only once.';
}

export const location = defineType({
  name: 'location',
  title: 'Location',
  type: 'document',
  icon: MarkerIcon,
  groups: [
    { name: 'place', title: 'Place', default: true },
    { name: 'address', title: 'Address' },
    { name: 'hours', title: 'Hours' },
    { name: 'stock', title: 'Stock' },
    { name: 'reviews', title: 'Reviews' },
    { name: 'owner', title: 'Belongs to' },
  ],
  fields: [
    defineField({ name: 'name', title: 'Name', type: 'string', group: 'place', validation: (rule) => rule.required() }),
    slugField('Names the location in addresses.', 'place'),
    defineField({ name: 'primary', title: 'Main location', type: 'boolean', group: 'place', initialValue: false }),
    defineField({
      name: 'locationType',
      title: 'Kind',
      type: 'string',
      group: 'place',
      initialValue: 'sales',
      options: { list: locationTypes },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'phone',
      title: 'Phone',
      type: 'string',
      group: 'place',
      validation: (rule) => [
        rule.custom(checkPhone),
        rule.required().warning('Without a phone shoppers read the dealer’s main number.'),
      ],
    }),
    defineField({ name: 'dealerLicenceNumber', title: 'Dealer licence', type: 'string', group: 'place' }),
    defineField({
      name: 'repairerLicenceNumber',
      title: 'Motor vehicle repairer licence',
      type: 'string',
      group: 'place',
    }),
    defineField({ name: 'image', title: 'Picture', type: 'picture', group: 'place' }),
    defineField({
      name: 'hidden',
      title: 'Do not show in lists',
      type: 'boolean',
      group: 'place',
      initialValue: false,
    }),
    address('street', 'Street'),
    address('city', 'Suburb or town'),
    stateField({ title: 'State', description: 'The state of the address.', group: 'address' }),
    defineField({
      name: 'postcode',
      title: 'Postcode',
      type: 'string',
      group: 'address',
      validation: (rule) =>
        rule.regex(/^\d{4}$/, { name: 'postcode' }).error('An Australian postcode has four digits.'),
    }),
    degrees('latitude', 'Latitude', -44, -9),
    degrees('longitude', 'Longitude', 112, 154),
    defineField({
      name: 'placeUrl',
      title: 'Address in Google Maps',
      type: 'url',
      group: 'address',
      description: 'Where "Get Directions" leads. Empty: a route to the street address.',
      validation: (rule) => rule.uri({ scheme: ['https'] }),
    }),
    defineField({
      name: 'timeZone',
      title: 'Time zone',
      type: 'string',
      group: 'hours',
      initialValue: 'Australia/Melbourne',
      description: 'Whether the place is open now follows this clock.',
      options: { list: timeZones },
      validation: (rule) => [
        rule.required(),
        rule
          .custom((zone, { document }) => checkZone(zone, typeof document?.state === 'string' ? document.state : ''))
          .warning(),
      ],
    }),
    defineField({
      name: 'openingHours',
      title: 'Opening hours',
      type: 'array',
      group: 'hours',
      of: [defineArrayMember({ type: 'openingHours' })],
      description: 'A day that is not here counts as closed.',
      validation: (rule) => [rule.max(7).custom(checkWeek), rule.custom(checkAnyHours).warning()],
    }),
    defineField({
      name: 'holidayHours',
      title: 'Holiday hours',
      type: 'array',
      group: 'hours',
      description: 'Days that differ from the week, for example public holidays.',
      of: [defineArrayMember({ type: 'holidayHours' })],
      validation: (rule) => [
        rule.custom(checkHolidays),
        rule.custom((days, { document }) => checkHolidayDays(days, document?.openingHours)).warning(),
      ],
    }),
    defineField({
      name: 'bookings',
      title: 'Bookings',
      type: 'array',
      group: 'hours',
      of: [defineArrayMember({ type: 'bookingRule' })],
      description:
        'How long a test drive or a service takes, and how many run at the same time. Empty: half an hour; one test drive, three services, two other appointments.',
      validation: (rule) => rule.custom(checkBookings),
    }),
    defineField({
      name: 'feedCodes',
      title: 'Location codes in stock feeds',
      type: 'array',
      group: 'stock',
      description:
        'What feeds call this place. Its name in addresses and its suburb are understood without being here.',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'tags' },
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'dealershipId',
      title: 'Dealership number',
      type: 'string',
      group: 'stock',
      description: 'Whose stock is at this location. Only needed where the site shows several dealerships of its own.',
    }),
    defineField({
      name: 'reviewCount',
      title: 'Number of reviews',
      type: 'number',
      group: 'reviews',
      description: 'As Google counts them. Empty: counted from the reviews here.',
      validation: (rule) => rule.integer().min(0),
    }),
    defineField({
      name: 'averageRating',
      title: 'Average rating',
      type: 'number',
      group: 'reviews',
      description: 'From 1 to 5, as Google gives it.',
      validation: (rule) => rule.min(1).max(5),
    }),
    defineField({
      name: 'reviewHref',
      title: 'Where customers leave a review',
      type: 'url',
      group: 'reviews',
      description: 'The address of the place’s review form, for example at Google.',
      validation: (rule) => rule.uri({ scheme: ['https'] }),
    }),
    defineField({
      name: 'site',
      title: 'Site',
      type: 'reference',
      to: [{ type: 'site' }],
      group: 'owner',
      options: { disableNew: true },
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { title: 'name', city: 'city', kind: 'locationType', primary: 'primary' },
    prepare: ({ title, city, kind, primary }) => ({
      title,
      subtitle: [primary && 'Main', locationTypes.find(({ value }) => value === kind)?.title, city]
        .filter(Boolean)
        .join(' · '),
    }),
  },
});
