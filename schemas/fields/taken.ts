import type { CustomValidator, ValidationContext } from 'sanity';
import { publishedId } from '@/schemas/fields/owner-scope.ts';

const others = '_type == "site" && !(_id in [$id, "drafts." + $id]) && !(_id in path("versions.**"))';

/** GROQ: whether a site has the host name `$value`, in small letters. */
export const holdsHost =
  '(count(hosts[lower(@) == $value]) > 0 || slug.current + ".localhost" == string::split($value, ":")[0])';
/** GROQ: what a site is called in a message, also before it has a name. */
export const siteLabel = 'coalesce(name, slug.current, _id)';

/**
 * Refuses a host name that another site has, published or as a draft: only the older one would be
 * served.
 */
export const freeHost: CustomValidator<string | undefined> = async (host, context) => {
  const found = await nameOfOther(context, holdsHost, host?.toLowerCase());
  return found === null ? true : `The site ${found} already has this host name.`;
};

/** Refuses a site number that another site has: its enquiries would reach the wrong dealer. */
export const freeNumber: CustomValidator<number | undefined> = async (number, context) => {
  const found = await nameOfOther(context, 'siteNumber == $value', number);
  return found === null ? true : `The site ${found} already has this number.`;
};

async function nameOfOther(context: ValidationContext, holds: string, value: unknown): Promise<string | null> {
  if (value === undefined) return null;
  const client = context.getClient({ apiVersion: '2025-03-04' }).withConfig({ perspective: 'raw' });
  const query = `*[${others} && ${holds}][0]{"name": ${siteLabel}}.name`;
  return client.fetch<string | null>(query, { value, id: publishedId(context.document?._id) });
}
