import { StarIcon } from '@sanity/icons/Star';
import { defineArrayMember, defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';
import { wheelProblem } from '@/domain/accounts/prize-wheel.ts';
import { checkMoment } from '@/schemas/fields/dates.ts';
import { checkWindow } from '@/schemas/fields/publish-window.ts';
import { richTextField } from '@/schemas/fields/rich-text.ts';

export const prizeWheelSchema = defineBlock({
  name: 'prizeWheel',
  title: 'Prize wheel',
  description:
    'One go for each confirmed mobile number, drawn by the server. For your page /spin-to-win; a permit may be needed.',
  icon: StarIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      validation: (rule) => rule.required().max(90),
    }),
    defineField({ name: 'text', title: 'Text', type: 'text', rows: 2, validation: (rule) => rule.max(300) }),
    defineField({
      name: 'prizes',
      title: 'Segments',
      type: 'array',
      description: 'With their odds, which shoppers read. They add up to 100%.',
      of: [
        defineArrayMember({
          name: 'prize',
          title: 'Segment',
          type: 'object',
          fields: [
            defineField({
              name: 'title',
              title: 'What it says',
              type: 'string',
              validation: (rule) => rule.required().max(40),
            }),
            defineField({
              name: 'odds',
              title: 'Odds in percent',
              type: 'number',
              validation: (rule) => rule.required().positive().max(100).precision(2),
            }),
            defineField({ name: 'isWin', title: 'It is a prize', type: 'boolean', initialValue: true }),
          ],
          preview: {
            select: { title: 'title', odds: 'odds' },
            prepare: ({ title, odds }) => ({ title, subtitle: `${odds ?? 0}%` }),
          },
        }),
      ],
      validation: (rule) =>
        rule
          .required()
          .max(10)
          .custom((prizes) => wheelProblem(prizes as Parameters<typeof wheelProblem>[0]) ?? true),
    }),
    richTextField('terms', { title: 'Terms', required: true, headings: false }),
    defineField({
      name: 'permit',
      title: 'Permit number',
      type: 'string',
      description:
        'As the authority gave it, for example "NSW TP/04512". Where none is needed, a name of the promotion. A new one gives everybody a new go.',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'startsAt',
      title: 'First go',
      type: 'datetime',
      validation: (rule) => rule.required().custom(checkMoment),
    }),
    defineField({
      name: 'expiresAt',
      title: 'Last go before',
      type: 'datetime',
      validation: (rule) => [
        rule.required().custom(checkMoment),
        rule.custom((expiresAt: string | undefined, { parent }) =>
          checkWindow((parent as { startsAt?: string } | undefined)?.startsAt, expiresAt),
        ),
      ],
    }),
  ],
});
