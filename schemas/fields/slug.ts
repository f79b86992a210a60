import { type CustomValidator, defineField, type SlugValue } from 'sanity';

/** A slug. `refusal`: a further rule for it. */
export function slugField(description: string, group?: string, refusal?: CustomValidator<SlugValue | undefined>) {
  return defineField({
    name: 'slug',
    title: 'Short name in addresses',
    type: 'slug',
    description,
    group,
    options: { source: 'name', maxLength: 60 },
    validation: (rule) => {
      const label = rule.required().custom((slug) => checkSlug(slug?.current));
      return refusal ? [label, rule.custom(refusal)] : label;
    },
  });
}

/** Returns what is wrong with a slug, or `true`: it becomes one label of a host name (RFC 1123). */
export function checkSlug(slug: string | undefined): true | string {
  if (!slug) return 'This is needed: it becomes part of the address.';
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= 60
    ? true
    : 'Use small letters, digits and single dashes between them, at most 60.';
}
