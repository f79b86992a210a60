import { BookIcon } from '@sanity/icons/Book';
import { defineField, defineType } from 'sanity';
import { maxExcerptLength } from '@/domain/site/post.ts';
import { checkCalendarDay } from '@/schemas/fields/dates.ts';
import { ownerFields, ownerGroup } from '@/schemas/fields/owner.ts';
import { uniquePostSlug } from '@/schemas/fields/post-slug.ts';
import { richTextField } from '@/schemas/fields/rich-text.ts';

/** A post of a site's blog, at /blog/{slug} (BLK-08). */
export const post = defineType({
  name: 'post',
  title: 'Blog post',
  type: 'document',
  icon: BookIcon,
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
      validation: (rule) => rule.required().max(90),
    }),
    defineField({
      name: 'slug',
      title: 'Short name in the address',
      type: 'slug',
      group: 'content',
      description:
        'The post is at /blog/ and this name. Changing it later breaks links from elsewhere: add a redirect then.',
      options: { source: 'title', maxLength: 60 },
      validation: (rule) => rule.required().custom(uniquePostSlug),
    }),
    defineField({
      name: 'publishedOn',
      title: 'Date',
      type: 'date',
      group: 'content',
      description: 'Shown with the post; the newest comes first.',
      validation: (rule) => rule.required().custom(checkCalendarDay),
    }),
    defineField({
      name: 'excerpt',
      title: 'Excerpt',
      type: 'text',
      rows: 3,
      group: 'content',
      description: `What lists show under the title. Empty: the beginning of the text. Lists cut it at ${maxExcerptLength} letters.`,
      validation: (rule) =>
        rule.max(maxExcerptLength).warning(`Lists show the first ${maxExcerptLength} letters and leave out the rest.`),
    }),
    defineField({ name: 'image', title: 'Picture', type: 'picture', group: 'content' }),
    richTextField('body', { title: 'Text', group: 'content', required: true }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 3,
      group: 'search',
      description: 'The two lines under the title in search results. Empty: the excerpt.',
      validation: (rule) => rule.max(170).warning('Search engines cut what is longer than about 170 letters.'),
    }),
    ...ownerFields,
  ],
  orderings: [{ name: 'publishedOn', title: 'Newest', by: [{ field: 'publishedOn', direction: 'desc' }] }],
  preview: {
    select: { title: 'title', date: 'publishedOn', media: 'image' },
    prepare: ({ title, date, media }) => ({ title, subtitle: date, media }),
  },
});
