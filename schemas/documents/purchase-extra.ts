import { AddCircleIcon } from '@sanity/icons/AddCircle';
import { defineField, defineType } from 'sanity';
import { maxExtraDollars } from '@/domain/purchases/purchase-extra.ts';
import { ownerFields, ownerGroup } from '@/schemas/fields/owner.ts';

/** Something that shoppers can add when they buy a car online (CHK-05). */
export const purchaseExtra = defineType({
  name: 'purchaseExtra',
  title: 'Extra',
  type: 'document',
  icon: AddCircleIcon,
  groups: [{ name: 'content', title: 'Content', default: true }, ownerGroup],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'content',
      placeholder: 'Rubber floor mats, set of 4',
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: 'priceDollars',
      title: 'Price, dollars',
      type: 'number',
      group: 'content',
      description: 'GST included, fitted where it needs fitting.',
      validation: (rule) => rule.required().min(0).max(maxExtraDollars).precision(2),
    }),
    defineField({
      name: 'text',
      title: 'In a few words',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.max(160),
    }),
    defineField({
      name: 'order',
      title: 'Place in the list',
      type: 'number',
      group: 'content',
      initialValue: 100,
      validation: (rule) => rule.integer().min(0),
    }),
    ...ownerFields,
  ],
  preview: {
    select: { title: 'name', price: 'priceDollars' },
    prepare: ({ title, price }) => ({ title, subtitle: typeof price === 'number' ? `$${price}` : undefined }),
  },
});
