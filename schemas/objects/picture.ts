import { ImageIcon } from '@sanity/icons/Image';
import { defineField, defineType } from 'sanity';

/**
 * Returns an error when a picture has no text for people who do not see it, or `true` (CMS-03, WCAG
 * 1.1.1).
 */
export function checkAlt(alt: string | undefined, picture: unknown): true | string {
  const chosen = typeof picture === 'object' && picture !== null && 'asset' in picture && Boolean(picture.asset);
  if (!chosen) return true;
  if (!alt?.trim()) return 'Say in a few words what the picture shows.';
  return /\.(jpe?g|png|webp|avif|gif)$/i.test(alt.trim())
    ? 'Say what the picture shows, not the name of its file.'
    : true;
}

export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  type: 'image',
  icon: ImageIcon,
  description: 'After the upload, set the crop and the point that must stay visible on narrow screens.',
  options: { hotspot: true, accept: 'image/jpeg,image/png,image/webp,image/avif' },
  fields: [
    defineField({
      name: 'alt',
      title: 'What the picture shows',
      type: 'string',
      description: 'Read out to shoppers who do not see the picture, and to search engines.',
      validation: (rule) => rule.custom((alt, { parent }) => checkAlt(alt, parent)),
    }),
  ],
});
