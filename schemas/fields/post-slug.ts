import type { CustomValidator, SanityClient } from 'sanity';
import { publishedId } from '@/schemas/fields/owner-scope.ts';
import { checkSlug } from '@/schemas/fields/slug.ts';

type Owned = { _id?: string; site?: { _ref?: string }; template?: { _ref?: string } } | undefined;

const sameSlug = `count(*[
  _type == "post" && slug.current == $slug && !(_id in [$id, "drafts." + $id]) && !(_id in path("versions.**"))
  && (site._ref == $site || template._ref == $template)
])`;

/** Refuses a slug that another post of the same site or template has. */
export const uniquePostSlug: CustomValidator<{ current?: string } | undefined> = async (value, context) => {
  const slug = value?.current;
  const shape = checkSlug(slug);
  if (shape !== true) return shape;
  const document = context.document as Owned;
  const owner = { site: document?.site?._ref ?? '', template: document?.template?._ref ?? '' };
  const client: Pick<SanityClient, 'fetch'> = context
    .getClient({ apiVersion: '2025-03-04' })
    .withConfig({ perspective: 'raw' });
  const others = await client.fetch<number>(sameSlug, { slug, id: publishedId(document?._id), ...owner });
  return others === 0 ? true : `Another post here is already at /blog/${slug}.`;
};
