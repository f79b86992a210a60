import { ChartUpwardIcon } from '@sanity/icons/ChartUpward';
import { defineArrayMember, defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';

export const statsBannerSchema = defineBlock({
  name: 'statsBanner',
  title: 'Figures',
  description: 'Two to four large figures about the dealer, for example how many locations it has.',
  icon: ChartUpwardIcon,
  fields: [
    defineField({ name: 'heading', title: 'Heading', type: 'string', validation: (rule) => rule.max(90) }),
    defineField({
      name: 'figures',
      title: 'Figures',
      type: 'array',
      initialValue: [
        { _type: 'figure', value: '50+', label: 'locations' },
        { _type: 'figure', value: '40+', label: 'brands' },
        { _type: 'figure', value: '30+', label: 'years' },
      ],
      of: [
        defineArrayMember({
          name: 'figure',
          title: 'Figure',
          type: 'object',
          fields: [
            defineField({
              name: 'value',
              title: 'Figure',
              type: 'string',
              validation: (rule) => rule.required().max(12),
            }),
            defineField({
              name: 'label',
              title: 'Of what',
              type: 'string',
              validation: (rule) => rule.required().max(40),
            }),
          ],
          preview: { select: { title: 'value', subtitle: 'label' } },
        }),
      ],
      validation: (rule) => rule.required().min(2).max(4),
    }),
  ],
});
