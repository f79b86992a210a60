import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { defineArrayMember, defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';
import { nounFor } from '@/domain/vocabulary/counted.ts';

/**
 * A warranty must not hide the rights that the law gives anyway (Australian Consumer Law, s. 29).
 */
const onTop = 'These warranties come on top of your rights under the Australian Consumer Law.';

export const warrantySchema = defineBlock({
  name: 'warranty',
  title: 'Warranty',
  description: 'What is covered for 3, 5 or 7 years, side by side.',
  icon: CheckmarkCircleIcon,
  fields: [
    defineField({ name: 'heading', title: 'Heading', type: 'string', validation: (rule) => rule.max(90) }),
    defineField({ name: 'text', title: 'Text', type: 'text', rows: 3 }),
    defineField({
      name: 'plans',
      title: 'Warranties',
      type: 'array',
      initialValue: [
        { _type: 'warrantyPlan', years: 3, name: 'Used cars', points: ['Standard with our used cars'] },
        { _type: 'warrantyPlan', years: 5, name: 'Mechanical protection', points: ['Engine, gearbox and driveline'] },
        { _type: 'warrantyPlan', years: 7, name: 'New cars', points: ['The maker’s warranty, at any of its dealers'] },
      ],
      of: [
        defineArrayMember({
          name: 'warrantyPlan',
          title: 'Warranty',
          type: 'object',
          fields: [
            defineField({
              name: 'years',
              title: 'Years',
              type: 'number',
              options: { list: [3, 5, 7], layout: 'radio', direction: 'horizontal' },
              validation: (rule) => rule.required(),
            }),
            defineField({
              name: 'name',
              title: 'Name',
              type: 'string',
              description: 'Which cars or what it covers: "Used cars", "Mechanical protection".',
              validation: (rule) => rule.required().max(50),
            }),
            defineField({
              name: 'points',
              title: 'What is in it',
              type: 'array',
              of: [defineArrayMember({ type: 'string' })],
              description: 'One short line each.',
              validation: (rule) => rule.required().min(1).max(8),
            }),
            defineField({ name: 'link', title: 'Link', type: 'link' }),
          ],
          preview: {
            select: { years: 'years', name: 'name' },
            prepare: ({ years, name }) => ({
              title: name,
              subtitle: years ? `${years} ${nounFor(years, 'years')}` : 'How long?',
            }),
          },
        }),
      ],
      validation: (rule) => rule.required().min(1).max(3),
    }),
    defineField({
      name: 'note',
      title: 'Small print',
      type: 'text',
      rows: 3,
      initialValue: onTop,
      description: 'Limits, exclusions, and that the law gives shoppers more.',
    }),
  ],
});
