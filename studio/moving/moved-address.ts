import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { isMovable, type MovableType } from '@/domain/site/owned-documents.ts';
import { postPath } from '@/domain/site/post.ts';
import { hashOf } from '@/domain/text/hash.ts';
import { publishedId } from '@/schemas/fields/owner-scope.ts';

type Reference = { _ref: string };
/** The fields of a document from which its address follows. */
export type Addressed = {
  _type: string;
  path?: string;
  slug?: { current?: string };
  site?: Reference;
  template?: Reference;
};
export type WrittenRedirect = { _id: string; from: string | null; to: string | null };

/** The address of each movable kind. Models store their former slugs themselves. */
const addresses: Record<MovableType, (document: Addressed) => string | null> = {
  page: ({ path }) => path || null,
  post: ({ slug }) => (slug?.current ? postPath(slug.current) : null),
  location: ({ slug }) => (slug?.current ? pathOfRoute('location', { place: slug.current }) : null),
};

/** The address of a document; null if staff do not set one. */
export const addressOf = (document: Addressed | null | undefined): string | null =>
  document && isMovable(document._type) ? addresses[document._type](document) : null;

/**
 * The old and new address of a publish; null if it does not change, is new, or is the home page.
 */
export function moveOf(published: Addressed | null, draft: Addressed | null): { from: string; to: string } | null {
  const [from, to] = [addressOf(published), addressOf(draft)];
  return from && to && from !== to && from !== '/' ? { from, to } : null;
}

type Mutation =
  | { createOrReplace: { _id: string; _type: string; [field: string]: unknown } }
  | { patch: { id: string; set: { to: string } } }
  | { delete: { id: string } };

/**
 * The redirects for a move: a permanent one of the same owner; existing ones to the old address
 * lead to the new one, and one at the new address is deleted, so that there are neither circles nor
 * chains.
 */
export function redirectsOfMove(
  { from, to }: { from: string; to: string },
  { site, template }: Pick<Addressed, 'site' | 'template'>,
  written: readonly WrittenRedirect[],
): Mutation[] {
  const owner = site?._ref ?? template?._ref ?? '';
  const redirects = written.filter(({ _id: id }) => !id.startsWith('versions.'));
  const _id = idAt(from, redirects) ?? `moved-${owner}-${slugOf(from)}-${hashOf(from)}`;
  return [
    ...redirects.filter((one) => one.from === to).map(({ _id: id }) => ({ delete: { id } })),
    ...redirects
      .filter((one) => one.to === from && one.from !== to && one.from !== from)
      .map(({ _id: id }) => ({ patch: { id, set: { to } } })),
    {
      createOrReplace: {
        _id,
        _type: 'redirect',
        from,
        to,
        permanent: true,
        ...(site && { site }),
        ...(template && { template }),
      },
    },
  ];
}

/**
 * The published id of the redirect for an address; of a draft only if its published document has no
 * other address.
 */
function idAt(from: string, redirects: readonly WrittenRedirect[]): string | undefined {
  const isPublished = ({ _id }: WrittenRedirect) => publishedId(_id) === _id;
  const published = redirects.filter(isPublished);
  const own = published.find((one) => one.from === from);
  const draft = redirects.find(
    (one) => one.from === from && published.every(({ _id }) => _id !== publishedId(one._id)),
  );
  return own?._id ?? (draft && publishedId(draft._id));
}

/**
 * A path in characters allowed in ids, without dots, which would hide the document. Different paths
 * may give the same result.
 */
const slugOf = (path: string): string =>
  path
    .slice(1)
    .replaceAll('/', '__')
    .replaceAll(/[^\w-]/g, '-')
    .slice(0, 40);
