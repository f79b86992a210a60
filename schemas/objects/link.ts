import { LinkIcon } from '@sanity/icons/Link';
import { defineField, defineType } from 'sanity';
import { hrefField } from '@/schemas/fields/href.ts';

export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Words',
      type: 'string',
      description: 'What shoppers read and click.',
      validation: (rule) =>
        rule.custom((label, { parent }) => (!label && hasAddress(parent) ? 'A link needs words to click on.' : true)),
    }),
    hrefField('href', {
      title: 'Goes to',
      description: 'A page of this site (/cars/used), a place on the page (#finance), https://, tel: or mailto:.',
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'href' } },
  options: { columns: 2 },
});

function hasAddress(parent: unknown): boolean {
  return typeof parent === 'object' && parent !== null && 'href' in parent && Boolean(parent.href);
}
