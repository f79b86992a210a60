import { TagIcon } from '@sanity/icons/Tag';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { offerCategories } from '@/domain/offers/offer.ts';
import { unknownFields } from '@/domain/vocabulary/unknown-fields.ts';
import { checkOfferLength, checkOfferPicture } from '@/schemas/fields/offer-checks.ts';
import { ownedReference } from '@/schemas/fields/owned-reference.ts';
import { ownerFields, ownerGroup } from '@/schemas/fields/owner.ts';
import { checkPriceType, checkRepayment, priceTypes } from '@/schemas/fields/price-claim.ts';
import { publishWindow, windowGroup, windowLine } from '@/schemas/fields/publish-window.ts';

const percent = (name: string, title: string) =>
  defineField({ name, title, type: 'number', group: 'price', validation: (rule) => rule.min(0).max(50) });

/**
 * An offer of a dealer, a template or a manufacturer. Its claims about money are checked before it
 * is published (PLUS-08).
 */
export const offer = defineType({
  name: 'offer',
  title: 'Offer',
  type: 'document',
  icon: TagIcon,
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'price', title: 'Price' },
    windowGroup,
    ownerGroup,
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.required().max(90),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 4,
      group: 'content',
      validation: (rule) => [rule.required(), rule.max(5_000), rule.custom((copy) => checkOfferLength(copy)).warning()],
    }),
    defineField({
      name: 'disclaimer',
      title: 'Disclaimer',
      type: 'text',
      rows: 4,
      group: 'content',
      description: 'Conditions, and the comparison-rate warning where a repayment is stated.',
    }),
    defineField({
      name: 'category',
      title: 'Kind',
      type: 'string',
      group: 'content',
      initialValue: 'Vehicle offer',
      options: { list: [...offerCategories] },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'picture',
      group: 'content',
      description: "Empty: the model's.",
      validation: (rule) => rule.custom((image, { document }) => checkOfferPicture(image, document?.model)).warning(),
    }),
    { ...ownedReference('model', 'model', { title: 'Model', group: 'content' }) },
    defineField({
      name: 'price',
      title: 'Price',
      type: 'number',
      group: 'price',
      description: 'Dollars.',
      validation: (rule) => rule.min(1).max(10_000_000),
    }),
    defineField({
      name: 'priceType',
      title: 'What the price is',
      type: 'string',
      group: 'price',
      options: { list: priceTypes },
      validation: (rule) => rule.custom((_, { document }) => checkPriceType(unknownFields(document))),
    }),
    defineField({
      name: 'weeklyRepayment',
      title: 'Weekly repayment',
      type: 'number',
      group: 'price',
      description: 'Dollars a week. It may only be stated with the rates below.',
      validation: (rule) => [
        rule.min(1).max(100_000),
        rule.custom((_, { document }) => checkRepayment(unknownFields(document))),
      ],
    }),
    percent('interestRatePercent', 'Interest rate, % p.a.'),
    percent('comparisonRatePercent', 'Comparison rate, % p.a.'),
    ...publishWindow,
    defineField({
      name: 'excludedSites',
      title: 'Not on these sites',
      type: 'array',
      group: 'owner',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'site' }], options: { disableNew: true } })],
      validation: (rule) => rule.unique(),
      hidden: ({ document }) => Boolean(document?.site),
    }),
    ...ownerFields,
  ],
  orderings: [{ name: 'expiresAt', title: 'End', by: [{ field: 'expiresAt', direction: 'asc' }] }],
  preview: {
    select: { title: 'name', category: 'category', startsAt: 'startsAt', expiresAt: 'expiresAt', media: 'image' },
    prepare: ({ title, category, startsAt, expiresAt, media }) => ({
      title,
      subtitle: [category, windowLine(startsAt, expiresAt)].filter(Boolean).join(' · '),
      media,
    }),
  },
});
