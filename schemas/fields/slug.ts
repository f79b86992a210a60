import { defineField } from 'sanity';

/** A slug. Its description states that a change moves the site. */
export function slugField(description: string, group?: string) {
  return defineField({
    name: 'slug',
    title: 'Short name in addresses',
    type: 'slug',
    description,
    group,
    options: { source: 'name', maxLength: 60 },
    validation: (rule) => rule.required().custom((slug) => checkSlug(slug?.current)),
  });
}

/** Returns what is wrong with a slug, or `true`: it becomes one label of a host name (RFC 1123). */
export function checkSlug(slug: string | undefined): true | string {
  if (!slug) return 'This is needed: it becomes part of the address.';
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= 60
    ? true
    : 'Use small letters, digits and single dashes between them, at most 60.';
}
