import type { SanityClient, ValidationContext } from 'sanity';
import { pathOfHref, routeOfPath } from '@/domain/site/routes/route-of-path.ts';
import { publishedId } from '@/schemas/fields/owner-scope.ts';

type Owned = { _id?: string; _type?: string; site?: { _ref?: string }; template?: { _ref?: string } } | undefined;

const answered = `count(*[
  (_type == "page" && path == $path || _type == "redirect" && from == $path) && !(_id in path("versions.**"))
  && (defined(site) && site._ref == $site
    || defined(template) && (template._ref == $template || template._ref == *[_id == $site][0].template._ref))
])`;

const ofSlug = `count(*[_type == $type && slug.current == $slug && !(_id in path("versions.**"))])`;

/** What a path of the storefront's own shows: itself, the document of a slug, or nothing that could be; null for pages of staff's making. */
function shownBy(path: string): 'itself' | { type: string; slug: string } | null {
  const { kind, params } = routeOfPath(path);
  if (kind === 'composed') return null;
  if (kind === 'model') return { type: 'model', slug: params.slug ?? '' };
  if (kind === 'post') return { type: 'post', slug: params.post ?? '' };
  // The address of a car begins with its year; /cars/used is none.
  return kind === 'vehicle' && !/^\d{4}-/.test(params.slug ?? '') ? null : 'itself';
}

/** Warns when a link leads to a path of the site at which nothing is (CMS-03). What is shared by all sites is not asked about. */
export async function checkLinkTarget(href: string | undefined, context: ValidationContext): Promise<true | string> {
  const path = href ? pathOfHref(href) : null;
  if (path === null) return true;
  const shown = shownBy(path);
  if (shown === 'itself') return true;
  const document = context.document as Owned;
  const site = document?.site?._ref ?? '';
  const template = document?._type === 'template' ? publishedId(document._id) : (document?.template?._ref ?? '');
  if (!site && !template) return true;
  const client: Pick<SanityClient, 'fetch'> = context
    .getClient({ apiVersion: '2025-03-04' })
    .withConfig({ perspective: 'raw' });
  const found = await client.fetch<number>(answered, { path, site, template });
  const made = shown && found === 0 ? await client.fetch<number>(ofSlug, shown) : 0;
  return found + made > 0 ? true : `There is no page at ${path} yet: shoppers would find nothing.`;
}
