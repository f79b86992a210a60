import { defineArrayMember, defineField, defineType } from 'sanity';
import { carTypes, carTypeTitles } from '@/domain/stock/card-values.ts';
import { vehicleKinds } from '@/domain/stock/vehicle-page/vehicle-kind.ts';

const whole = (name: string, title: string) =>
  defineField({ name, title, type: 'number', validation: (rule) => rule.integer().min(0) });

/** The vehicles on whose page something is shown. */
export const vehicleCondition = defineType({
  name: 'vehicleCondition',
  title: 'Only on some vehicles',
  type: 'object',
  description:
    'All of what is filled in has to fit; leave it empty for all vehicles. A vehicle whose year or kilometres are not known meets no limit on them.',
  options: { collapsible: true, collapsed: true, columns: 2 },
  fields: [
    defineField({
      name: 'carTypes',
      title: 'Condition',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: carTypes.map((value) => ({ value, title: carTypeTitles[value] })) },
    }),
    defineField({
      name: 'kinds',
      title: 'Kind',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: vehicleKinds.map(({ value, title }) => ({ value, title })) },
    }),
    defineField({
      name: 'makes',
      title: 'Makes',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'tags' },
    }),
    whole('minAgeYears', 'Years old, at least'),
    whole('maxAgeYears', 'Years old, at most'),
    whole('minOdometerKm', 'Kilometres, at least'),
    whole('maxOdometerKm', 'Kilometres, at most'),
  ],
});
