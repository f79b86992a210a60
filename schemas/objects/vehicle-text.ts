import { defineField, defineType } from 'sanity';
import { conditionText } from '@/domain/stock/vehicle-page/condition-words.ts';

export const vehicleText = defineType({
  name: 'vehicleText',
  title: 'Text for some vehicles',
  type: 'object',
  fields: [
    defineField({ name: 'text', title: 'Text', type: 'string', validation: (rule) => rule.required() }),
    defineField({ name: 'condition', title: 'Only on', type: 'vehicleCondition' }),
  ],
  preview: {
    select: { text: 'text', condition: 'condition' },
    prepare: ({ text, condition }) => ({ title: text, subtitle: conditionText(condition) || 'All vehicles' }),
  },
});
