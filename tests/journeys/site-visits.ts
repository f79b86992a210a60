import { content } from './shop.ts';

/** `whole`: a page is judged in all respects, or else in what its own copy can break. */
type Visit = { path: string; whole: boolean };
type ComposedPage = { path: string; kinds: string[] };

/**
 * Every page that staff made for a site or its template, its blog and its newest post. A site's own page takes the
 * place of its template's.
 */
async function pagesOf(site: string): Promise<ComposedPage[]> {
  const { shared, own, post } = await content().fetch<Record<'shared' | 'own', ComposedPage[]> & { post?: string }>(
    `*[_type == "site" && slug.current == $site && !(_id in path("drafts.**"))][0]{
      "shared": *[_type == "page" && !(_id in path("drafts.**")) && template._ref == ^.template._ref]{
        path, "kinds": coalesce(blocks[]._type, [])
      },
      "own": *[_type == "page" && !(_id in path("drafts.**")) && site._ref == ^._id]{
        path, "kinds": coalesce(blocks[]._type, [])
      },
      "post": *[_type == "post" && site._ref == ^._id && !(_id in path("drafts.**"))] | order(publishedOn desc)[0].slug.current
    }`,
    { site },
  );
  const byPath = new Map([...shared, ...own].map((page) => [page.path, page]));
  const blog = post
    ? [
        { path: '/blog', kinds: ['list of posts'] },
        { path: `/blog/${post}`, kinds: ['post'] },
      ]
    : [];
  return [...byPath.values(), ...blog].toSorted(
    (one, other) => new Set(other.kinds).size - new Set(one.kinds).size || one.path.localeCompare(other.path),
  );
}

/**
 * What is visited of each of these sites, in this order: `always` whole; of the rest whole those pages that show a
 * kind of block which no earlier page showed, and in part those whose path no earlier site has.
 */
export async function visitsOf(
  sites: readonly { slug: string; always: readonly string[] }[],
): Promise<ReadonlyMap<string, Visit[]>> {
  const [kinds, paths] = [new Set<string>(), new Set<string>()];
  const visits = new Map<string, Visit[]>();
  for (const { slug, always } of sites) {
    const pages = await pagesOf(slug);
    const first = pages.filter(({ path }) => always.includes(path));
    for (const page of first) for (const kind of page.kinds) kinds.add(kind);
    const others = pages.flatMap((page) => {
      if (always.includes(page.path)) return [];
      const whole = page.kinds.some((kind) => !kinds.has(kind));
      if (whole) for (const kind of page.kinds) kinds.add(kind);
      return whole || !paths.has(page.path) ? [{ path: page.path, whole }] : [];
    });
    visits.set(slug, [...always.map((path) => ({ path, whole: true })), ...others]);
    for (const { path } of pages) paths.add(path);
  }
  return visits;
}
