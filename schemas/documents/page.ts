import { DocumentIcon } from '@sanity/icons/Document';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { ownerFields, ownerGroup } from '@/schemas/fields/owner.ts';
import { uniquePath } from '@/schemas/fields/page-path.ts';
import { carTypesField } from '@/schemas/fields/vocabulary.ts';
import { blockTypes } from '@/schemas/generated/block-types.ts';

/**
 * Returns an error if a home page has nothing to show, or `true`: it would replace the current one.
 */
function checkBlocks(blocks: unknown, path: unknown): true | string {
  const shown = Array.isArray(blocks) && blocks.some((block) => block?.hidden !== true);
  return shown || path !== '/' ? true : 'A home page needs at least one block that is not hidden.';
}

export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  icon: DocumentIcon,
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'search', title: 'Search engines' },
    ownerGroup,
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.required().max(70),
    }),
    defineField({
      name: 'path',
      title: 'Path',
      type: 'string',
      group: 'content',
      placeholder: '/about-us',
      description: 'The address after the host name. / is the home page.',
      validation: (rule) => rule.required().custom(uniquePath),
    }),
    defineField({
      name: 'blocks',
      title: 'Blocks',
      type: 'array',
      group: 'content',
      description: 'What the page is made of, from top to bottom. Drag to reorder.',
      of: blockTypes.map((type) => defineArrayMember({ type })),
      options: { insertMenu: { filter: 'auto', views: [{ name: 'list' }] } },
      validation: (rule) => rule.custom((blocks, { document }) => checkBlocks(blocks, document?.path)),
    }),
    carTypesField({
      title: 'About which cars',
      description: 'Promo tiles for other cars stay away from this page.',
      group: 'content',
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 3,
      group: 'search',
      description: 'The two lines under the title in search results.',
      validation: (rule) => rule.max(170).warning('Search engines cut what is longer than about 170 letters.'),
    }),
    defineField({
      name: 'noIndex',
      title: 'Keep out of search engines',
      type: 'boolean',
      group: 'search',
      initialValue: false,
    }),
    ...ownerFields,
  ],
  orderings: [{ name: 'path', title: 'Path', by: [{ field: 'path', direction: 'asc' }] }],
  preview: {
    select: { title: 'title', path: 'path', site: 'site.name', template: 'template.name' },
    prepare: ({ title, path, site, template }) => ({
      title,
      subtitle: [path, site ?? template].filter(Boolean).join(' · '),
    }),
  },
});
