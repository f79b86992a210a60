import { defineField } from 'sanity';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { checkLinkTarget } from '@/schemas/fields/link-target.ts';

/**
 * Returns what is wrong with a link's address, or `true`: a path, an anchor, or a full https, http,
 * tel or mailto address.
 */
export function checkHref(href: string | undefined): true | string {
  if (!href) return true;
  if (/\s/.test(href)) return 'An address has no spaces. Write %20 for a space inside a name.';
  if (/^(\/(?![/\\])|#.)/.test(href) || href === '/') return true;
  if (/^https?:\/\/[^/]/.test(href)) return URL.canParse(href) ? true : 'This web address is not complete.';
  if (/^tel:\+?[0-9]+$/.test(href) || /^mailto:[^@]+@[^@.]+(?:\.[^@.]+)+$/.test(href)) return true;
  return 'Start with / for a page of this site, # for a place on the page, https://, tel: or mailto:.';
}

/** The address of a link. Not Sanity's `url` type, which has no anchors. */
export function hrefField(
  name: string,
  text: { title: string; description?: string; group?: string; required?: boolean },
) {
  const { required, ...rest } = text;
  return defineField({
    name,
    type: 'string',
    placeholder: `${pathOfRoute('search', { segments: 'used-cars' })}`,
    ...rest,
    validation: (rule) => [
      required ? rule.required().custom(checkHref) : rule.custom(checkHref),
      rule.custom(checkLinkTarget),
    ],
  });
}
