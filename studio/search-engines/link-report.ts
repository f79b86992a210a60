import { pathOfHref } from '@/domain/routes/route-of-path.ts';

/** A published document of a site or its template, whole. */
export type SiteDocument = {
  _id: string;
  _type: string;
  path?: string;
  noIndex?: boolean;
  site?: { _ref: string };
  template?: { _ref: string };
  [field: string]: unknown;
};
/** A link that staff wrote, with the first document in which it is. */
export type WrittenLink = { href: string; path: string; document: SiteDocument };

/** Every link to this very site in documents, each address once. */
export function linksIn(documents: readonly SiteDocument[]): WrittenLink[] {
  const found = new Map<string, WrittenLink>();
  for (const document of documents)
    for (const href of hrefsIn(document)) {
      const path = pathOfHref(href);
      if (path !== null && !found.has(href)) found.set(href, { href, path, document });
    }
  return [...found.values()];
}

/** Pages for search engines to which no other document leads: these are found by the sitemap alone, and count for little. */
export function orphansIn(documents: readonly SiteDocument[]): SiteDocument[] {
  const pages = documents.filter(
    ({ _type, path, noIndex }) => _type === 'page' && path !== undefined && path !== '/' && noIndex !== true,
  );
  const others = (page: SiteDocument) => documents.filter(({ _id, _type }) => _id !== page._id && _type !== 'redirect');
  return pages.filter((page) => !others(page).some((document) => leadsTo(document, page.path ?? '')));
}

const leadsTo = (document: SiteDocument, path: string): boolean =>
  [...hrefsIn(document)].some((href) => pathOfHref(href) === path);

/** Addresses of links, wherever they are in a document: fields that are called so, and links in rich text. A redirect leads to its `to`. */
function* hrefsIn(value: unknown, name = ''): Generator<string> {
  if (typeof value === 'string') {
    if (/^(?:href|\w+Href|to)$/.test(name) && value.startsWith('/')) yield value;
  } else if (Array.isArray(value)) for (const one of value) yield* hrefsIn(one, name);
  else if (typeof value === 'object' && value !== null)
    for (const [field, inner] of Object.entries(value)) if (!field.startsWith('_')) yield* hrefsIn(inner, field);
}
