import { ImagesIcon } from '@sanity/icons/Images';
import { defineField, defineType } from 'sanity';
import { brandKinds } from '@/domain/site/brand-tile.ts';
import { hrefField } from '@/schemas/fields/href.ts';
import { ownerFields, ownerGroup } from '@/schemas/fields/owner.ts';
import { slugField } from '@/schemas/fields/slug.ts';

/** A brand's logo on the group's brands page and in its mega menu (NAV-19, NAV-22). */
export const brandTile = defineType({
  name: 'brandTile',
  title: 'Brand tile',
  type: 'document',
  icon: ImagesIcon,
  groups: [{ name: 'content', title: 'Content', default: true }, ownerGroup],
  fields: [
    defineField({
      name: 'name',
      title: 'Brand',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.required().max(60),
    }),
    slugField('Its page is /{this}/overview, or /{this} when that page is skipped.', 'content'),
    defineField({
      name: 'kind',
      title: 'Group',
      type: 'string',
      group: 'content',
      options: { list: [...brandKinds] },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'logo',
      title: 'Logo',
      type: 'picture',
      group: 'content',
      description: 'Empty: the name is set in type.',
    }),
    hrefField('externalUrl', {
      title: 'Own website',
      group: 'content',
      description: 'Shoppers go straight there.',
    }),
    defineField({
      name: 'skipPage',
      title: 'No overview page',
      type: 'boolean',
      group: 'content',
      initialValue: false,
      description: 'The tile leads straight to /{short name}.',
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
    select: { title: 'name', kind: 'kind', media: 'logo' },
    prepare: ({ title, kind, media }) => ({
      title,
      subtitle: brandKinds.find(({ value }) => value === kind)?.title,
      media,
    }),
  },
});
