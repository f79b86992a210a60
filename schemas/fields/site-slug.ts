import type { CustomValidator, SlugValue } from 'sanity';
import { publishedId } from './owner-scope.ts';

/** The id of a site's document, by which its staff have their rights (docs/rights.md). */
export const siteIdOf = (slug: string): string => `site-${slug}`;

/** The short name with which a site was made; null for the document of a site that has an id of its own. */
export const slugOfSiteId = (id: string): string | null => /^site-([a-z0-9-]+)$/.exec(publishedId(id))?.[1] ?? null;

/**
 * Refuses another short name for a site that is published, and for a new one any but that of its
 * id: enquiries, accounts and staff belong to a short name.
 */
export const lastingSlug: CustomValidator<SlugValue | undefined> = async (slug, { document, getClient }) => {
  const id = publishedId(document?._id);
  const client = getClient({ apiVersion: '2025-03-04' }).withConfig({ perspective: 'raw' });
  const published = await client.fetch<string | null>('*[_type == "site" && _id == $id][0].slug.current', { id });
  const lasting = published ?? slugOfSiteId(id);
  if (lasting === null) return 'Make the site by “New dealer”: staff would have no rights in this one.';
  return !slug?.current || slug.current === lasting
    ? true
    : `The short name stays “${lasting}”: enquiries, accounts and staff belong to it. Change the host names instead.`;
};
