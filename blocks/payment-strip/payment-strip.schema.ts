import { CreditCardIcon } from '@sanity/icons/CreditCard';
import { defineArrayMember, defineField } from 'sanity';
import { defineBlock } from '@/blocks/define-block.ts';
import { paymentMethods } from '@/domain/site/payment-methods.ts';

export const paymentStripSchema = defineBlock({
  name: 'paymentStrip',
  title: 'Payment and guarantee',
  description: 'The cards and wallets that you take, and your money-back guarantee if you give one.',
  icon: CreditCardIcon,
  reads: ['guaranteeTitle', 'guaranteeText', 'link', 'heading'],
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      placeholder: 'We accept',
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'methods',
      title: 'Ways to pay',
      type: 'array',
      description: 'Leave empty for all of them.',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: [...paymentMethods], layout: 'grid' },
      validation: (rule) => rule.unique(),
    }),
    defineField({
      name: 'guaranteeTitle',
      title: 'Guarantee',
      type: 'string',
      placeholder: '48 hour money-back guarantee',
      description: 'Leave empty if you give none.',
      validation: (rule) => rule.max(60),
    }),
    defineField({
      name: 'guaranteeText',
      title: 'What the guarantee means',
      type: 'text',
      rows: 3,
      description: 'From when it counts, what comes back, and what a shopper has to do.',
      hidden: ({ parent }) => !parent?.guaranteeTitle,
      validation: (rule) =>
        rule.custom((text, { parent }) =>
          (parent as { guaranteeTitle?: string } | undefined)?.guaranteeTitle && !text
            ? 'Say what the guarantee means: a promise without its terms misleads.'
            : true,
        ),
    }),
    defineField({
      name: 'link',
      title: 'Link to its terms',
      type: 'link',
      hidden: ({ parent }) => !parent?.guaranteeTitle,
    }),
  ],
  preview: { select: { title: 'heading', subtitle: 'guaranteeTitle' } },
});
