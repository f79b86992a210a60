import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { defineArrayMember, defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';
import { richTextField } from '@/schemas/fields/rich-text.ts';

export const faqSchema = defineBlock({
  name: 'faq',
  title: 'Questions and answers',
  description: 'Questions that shoppers ask, each with its answer. Search engines may show them too.',
  icon: HelpCircleIcon,
  fields: [
    defineField({ name: 'heading', title: 'Heading', type: 'string', validation: (rule) => rule.max(90) }),
    defineField({
      name: 'questions',
      title: 'Questions',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'question',
          title: 'Question',
          type: 'object',
          fields: [
            defineField({
              name: 'question',
              title: 'Question',
              type: 'string',
              description: 'As a shopper would ask it: "Can I trade in a car that I still owe money on?"',
              validation: (rule) => rule.required().max(140),
            }),
            richTextField('answer', { title: 'Answer', required: true, headings: false }),
          ],
          preview: { select: { title: 'question' } },
        }),
      ],
      validation: (rule) => rule.required().min(1).error('Write at least one question.'),
    }),
  ],
});
