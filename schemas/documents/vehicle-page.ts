import { ControlsIcon } from '@sanity/icons/Controls';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { sectionType, vehicleSections } from '@/domain/stock/vehicle-page/arrangement.ts';
import { conditionText } from '@/domain/stock/vehicle-page/condition-words.ts';
import { vehicleKinds } from '@/domain/stock/vehicle-page/vehicle-kind.ts';
import { ownerFields, ownerGroup } from '@/schemas/fields/owner.ts';
import { blockTypes } from '@/schemas/generated/block-types.ts';

const choices = (rows: readonly { value: string; title: string }[]) =>
  rows.map(({ value, title }) => ({ value, title }));

/**
 * The arrangement of the pages of a kind of vehicle, for a site, a template or a brand; previewed
 * with a real vehicle.
 */
export const vehiclePage = defineType({
  name: 'vehiclePage',
  title: 'Vehicle page',
  type: 'document',
  icon: ControlsIcon,
  groups: [{ name: 'content', title: 'Content', default: true }, ownerGroup],
  fields: [
    defineField({
      name: 'kind',
      title: 'For',
      type: 'string',
      group: 'content',
      options: { list: choices(vehicleKinds), layout: 'radio' },
      initialValue: 'car',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'blocks',
      title: 'Sections and blocks',
      type: 'array',
      group: 'content',
      description:
        'What is shown below the pictures, from top to bottom. A section that is not in the list is not shown; the enquiry always is.',
      initialValue: vehicleSections.map(({ value }) => ({ _type: sectionType, section: value })),
      of: [
        defineArrayMember({
          name: sectionType,
          title: 'Section of the vehicle',
          type: 'object',
          fields: [
            defineField({
              name: 'section',
              title: 'Section',
              type: 'string',
              options: { list: choices(vehicleSections) },
              validation: (rule) => rule.required(),
            }),
            defineField({ name: 'hidden', title: 'Hide this section', type: 'boolean', initialValue: false }),
            defineField({ name: 'condition', title: 'Only on some vehicles', type: 'vehicleCondition' }),
          ],
          preview: {
            select: { section: 'section', hidden: 'hidden', condition: 'condition' },
            prepare: ({ section, hidden, condition }) => ({
              title: vehicleSections.find(({ value }) => value === section)?.title ?? 'Choose a section',
              subtitle: hidden ? 'Hidden' : conditionText(condition) || 'Section of the vehicle',
            }),
          },
        }),
        ...blockTypes.map((type) => defineArrayMember({ type })),
      ],
    }),
    defineField({
      name: 'manufacturer',
      title: 'Manufacturer',
      type: 'reference',
      to: [{ type: 'manufacturer' }],
      group: 'owner',
      description: 'For all sites of this brand that have neither a page of their own nor one of their template.',
      options: { disableNew: true },
      hidden: ({ document }) => Boolean(document?.site || document?.template) && !document?.manufacturer,
    }),
    ...ownerFields,
  ],
  preview: {
    select: { kind: 'kind', site: 'site.name', template: 'template.name', manufacturer: 'manufacturer.name' },
    prepare: ({ kind, site, template, manufacturer }) => ({
      title: vehicleKinds.find(({ value }) => value === kind)?.title ?? 'Vehicle page',
      subtitle: site ?? template ?? manufacturer,
    }),
  },
});
