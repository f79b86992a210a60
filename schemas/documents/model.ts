import { RocketIcon } from '@sanity/icons/Rocket';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { modelCategories, modelStatuses } from '@/domain/site/model-range.ts';
import { hrefField } from '@/schemas/fields/href.ts';
import { modelPageFields } from '@/schemas/fields/model-page-fields.ts';
import { ownerFields, ownerGroup } from '@/schemas/fields/owner.ts';
import { checkPriceType, priceTypes } from '@/schemas/fields/price-claim.ts';
import { checkSlug, slugField } from '@/schemas/fields/slug.ts';

/**
 * A manufacturer's model. A site's own document replaces the manufacturer's with the same slug
 * (NAV-13, NAV-18).
 */
export const model = defineType({
  name: 'model',
  title: 'Model',
  type: 'document',
  icon: RocketIcon,
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'page', title: 'Its page' },
    { name: 'address', title: 'Address' },
    ownerGroup,
  ],
  initialValue: { status: 'coming_soon' },
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'content',
      description: 'Without the make: "Ranger", not "Ford Ranger".',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'status',
      title: 'Status',
      type: 'string',
      group: 'content',
      description: 'Menus and tiles label a model New or Coming Soon by it.',
      options: { list: [...modelStatuses], layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'categories',
      title: 'Where the menu lists it',
      type: 'array',
      group: 'content',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: [...modelCategories], layout: 'grid' },
      validation: (rule) => rule.required().min(1).max(3).unique().error('Choose one to three places in the menu.'),
    }),
    defineField({ name: 'image', title: 'Picture', type: 'picture', group: 'content' }),
    defineField({
      name: 'shortDescription',
      title: 'Short description',
      type: 'text',
      rows: 3,
      group: 'content',
      validation: (rule) => rule.max(200),
    }),
    defineField({
      name: 'fromPrice',
      title: 'From price',
      type: 'number',
      group: 'content',
      description: 'Dollars. Leave empty while the price is not known.',
      validation: (rule) => rule.integer().min(1).max(10_000_000),
    }),
    defineField({
      name: 'priceType',
      title: 'What the price is',
      type: 'string',
      group: 'content',
      options: { list: priceTypes },
      validation: (rule) =>
        rule.custom((priceType, { document }) => checkPriceType({ price: document?.fromPrice, priceType })),
    }),
    defineField({
      name: 'order',
      title: 'Place in the list',
      type: 'number',
      group: 'content',
      description: 'Lower numbers come first; equal ones go by name.',
      initialValue: 100,
      validation: (rule) => rule.integer().min(0),
    }),
    ...modelPageFields,
    slugField('The address of its page: /models/ and this.', 'address'),
    defineField({
      name: 'newSlug',
      title: 'New short name',
      type: 'slug',
      group: 'address',
      description: 'When the model moved: this address is used, and the old one leads to it.',
      options: { maxLength: 60 },
      validation: (rule) => rule.custom((slug) => (slug?.current ? checkSlug(slug.current) : true)),
    }),
    hrefField('overrideUrl', {
      title: 'Other page',
      group: 'address',
      description: 'Where shoppers go instead, for example a page of the manufacturer.',
    }),
    defineField({
      name: 'manufacturer',
      title: 'Manufacturer',
      type: 'reference',
      to: [{ type: 'manufacturer' }],
      group: 'owner',
      options: { disableNew: true },
      validation: (rule) => rule.required(),
    }),
    ...ownerFields,
  ],
  orderings: [{ name: 'order', title: 'Menu order', by: [{ field: 'order', direction: 'asc' }] }],
  preview: {
    select: { title: 'name', status: 'status', manufacturer: 'manufacturer.name', price: 'fromPrice', media: 'image' },
    prepare: ({ title, status, manufacturer, price, media }) => ({
      title: [manufacturer, title].filter(Boolean).join(' '),
      subtitle: [
        modelStatuses.find(({ value }) => value === status)?.title,
        price ? `from $${price.toLocaleString('en-AU')}` : 'no price yet',
      ].join(' · '),
      media,
    }),
  },
});
