import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { abnDigits } from '@/domain/site/abn.ts';
import { lastingSlug } from '@/schemas/fields/site-slug.ts';
import { slugField } from '@/schemas/fields/slug.ts';
import { freeHost, freeNumber } from '@/schemas/fields/taken.ts';
import { stateField } from '@/schemas/fields/vocabulary.ts';

const layer = (name: string, to: string, title: string, description: string) =>
  defineField({
    name,
    title,
    description,
    type: 'reference',
    to: [{ type: to }],
    group: 'layers',
    options: { disableNew: true },
  });

/** Returns what is wrong with a host name, or `true` (RFC 1123, with an optional port). */
export function checkHost(host: string | undefined): true | string {
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{2,5})?$/.test(host ?? '')
    ? true
    : 'Write only the host name in small letters, like www.example.com.au, without https:// and path.';
}

/** Returns what is wrong with an Australian Business Number, or `true`; it may be empty. */
export const checkAbn = (abn: string | undefined): true | string =>
  !abn || abnDigits(abn) ? true : 'This is no ABN: it has 11 digits, and its first two check the others.';

export const site = defineType({
  name: 'site',
  title: 'Site',
  type: 'document',
  icon: EarthGlobeIcon,
  groups: [
    { name: 'identity', title: 'Identity', default: true },
    { name: 'layers', title: 'Inherits from' },
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'identity',
      validation: (rule) => rule.required().max(60),
    }),
    slugField(
      'Names the site in addresses and tools. It does not change: enquiries, accounts and staff belong to it.',
      'identity',
      lastingSlug,
    ),
    defineField({
      name: 'siteNumber',
      title: 'Site number',
      type: 'number',
      group: 'identity',
      description: 'Sent with every enquiry, so that it reaches the right dealer.',
      validation: (rule) => rule.required().integer().positive().custom(freeNumber),
    }),
    defineField({
      name: 'hosts',
      title: 'Host names',
      type: 'array',
      group: 'identity',
      description: 'The addresses at which shoppers find the site.',
      of: [
        defineArrayMember({ type: 'string', validation: (rule) => [rule.custom(checkHost), rule.custom(freeHost)] }),
      ],
      options: { layout: 'tags' },
      validation: (rule) => rule.unique(),
    }),
    stateField({ title: 'State', description: 'Prices, fees and wording follow the state.', group: 'identity' }),
    defineField({
      name: 'abn',
      title: 'ABN',
      type: 'string',
      group: 'identity',
      description:
        'Of the business that sells the cars, registered for GST: "51 824 753 556". Tax invoices carry it; without it none is issued.',
      validation: (rule) => rule.custom(checkAbn),
    }),
    defineField({
      name: 'dealershipIds',
      title: 'Dealerships whose stock is shown',
      type: 'array',
      group: 'identity',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'tags' },
      validation: (rule) => rule.unique(),
    }),
    layer('template', 'template', 'Template', 'Gives menus, tiles, banners and wording that the dealer does not set.'),
    layer('manufacturer', 'manufacturer', 'Manufacturer', 'Empty for a site of many brands.'),
    layer('group', 'dealerGroup', 'Dealer group', "Laid over the manufacturer, below the dealer's own settings."),
  ],
  orderings: [{ name: 'name', title: 'Name', by: [{ field: 'name', direction: 'asc' }] }],
  preview: {
    select: { title: 'name', slug: 'slug.current', template: 'template.name' },
    prepare: ({ title, slug, template }) => ({
      title,
      subtitle: [slug, template && `${template} template`].filter(Boolean).join(' · '),
    }),
  },
});
