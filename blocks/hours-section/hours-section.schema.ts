import { ClockIcon } from '@sanity/icons/Clock';
import { defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';

export const hoursSectionSchema = defineBlock({
  name: 'hoursSection',
  title: 'Opening hours',
  description:
    'The week of each kind of location, and the Google rating where the site shows it. Hours come from the locations.',
  icon: ClockIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'Empty: "Opening hours".',
      validation: (rule) => rule.max(90),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 2,
      description: 'A line under the heading, for example by appointment only.',
      validation: (rule) => rule.max(240),
    }),
  ],
});
