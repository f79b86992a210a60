import { ThListIcon } from '@sanity/icons/ThList';
import { defineArrayMember, defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';
import { richTextField } from '@/schemas/fields/rich-text.ts';

export const accordionSchema = defineBlock({
  name: 'accordion',
  title: 'Accordion',
  description: 'Sections that open under their titles, for what only some shoppers need to read.',
  icon: ThListIcon,
  fields: [
    defineField({ name: 'heading', title: 'Heading', type: 'string', validation: (rule) => rule.max(90) }),
    defineField({
      name: 'sections',
      title: 'Sections',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'section',
          title: 'Section',
          type: 'object',
          fields: [
            defineField({
              name: 'title',
              title: 'Title',
              type: 'string',
              validation: (rule) => rule.required().max(80),
            }),
            defineField({
              name: 'subtitle',
              title: 'Line under the title',
              type: 'string',
              description: 'What is inside, in a few words. It shows while the section is closed too.',
              validation: (rule) => rule.max(120),
            }),
            richTextField('body', { title: 'Text', required: true, headings: false }),
          ],
          preview: { select: { title: 'title', subtitle: 'subtitle' } },
        }),
      ],
      validation: (rule) => rule.required().min(1).error('Write at least one section.'),
    }),
    defineField({
      name: 'oneAtATime',
      title: 'One open at a time',
      type: 'boolean',
      description: 'Opening a section closes the one that was open.',
      initialValue: false,
    }),
    defineField({
      name: 'firstOpen',
      title: 'The first item is open',
      type: 'boolean',
      initialValue: false,
    }),
  ],
});
