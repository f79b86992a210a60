import { pathOfHref } from '@/domain/routes/route-of-path.ts';
import { ownedDocument } from '@/domain/site/owned-documents.ts';
import { unknownFields } from '@/domain/vocabulary/unknown-fields.ts';

/** A complete published document of a site or its template. */
export type SiteDocument = {
  _id: string;
  _type: string;
  path?: string;
  noIndex?: boolean;
  site?: { _ref: string };
  template?: { _ref: string };
  [field: string]: unknown;
};
/** A link, with the first document that has it. */
export type WrittenLink = { href: string; path: string; document: SiteDocument };

/**
 * Without documents of the template that the site does not show: it has its own in their place, by
 * the same key or, for menus, by its settings.
 */
export function shownOnSite(documents: readonly SiteDocument[]): SiteDocument[] {
  const own = documents.filter(({ site }) => site);
  const keys = new Set(own.flatMap((document) => keyOf(document) ?? []));
  const settings = unknownFields(own.find(({ _type }) => _type === 'dealerOverride')?.settings);
  return documents.filter((document) => {
    if (document.site) return true;
    if (document._type === 'menu') return !settings[`${String(document.kind)}Menu`];
    const key = keyOf(document);
    return key === null || !keys.has(key);
  });
}

/** What a site's own document replaces a template's by: "page /finance"; null if it replaces none. */
function keyOf(document: SiteDocument): string | null {
  const field = ownedDocument(document._type)?.replacedBy;
  if (!field || field === '_id') return null;
  const value = field.split('.').reduce<unknown>((found, name) => unknownFields(found)[name], document);
  return typeof value === 'string' ? `${document._type} ${value}` : null;
}

/** All links within the site, each address once. */
export function linksIn(documents: readonly SiteDocument[]): WrittenLink[] {
  const found = new Map<string, WrittenLink>();
  for (const document of documents)
    for (const href of hrefsIn(document)) {
      const path = pathOfHref(href);
      if (path !== null && !found.has(href)) found.set(href, { href, path, document });
    }
  return [...found.values()];
}

/**
 * Indexable pages without links from other documents: search engines find them only by the sitemap.
 */
export function orphansIn(documents: readonly SiteDocument[]): SiteDocument[] {
  const pages = documents.filter(
    ({ _type, path, noIndex }) => _type === 'page' && path !== undefined && path !== '/' && noIndex !== true,
  );
  const others = (page: SiteDocument) => documents.filter(({ _id, _type }) => _id !== page._id && _type !== 'redirect');
  return pages.filter((page) => !others(page).some((document) => leadsTo(document, page.path ?? '')));
}

const leadsTo = (document: SiteDocument, path: string): boolean =>
  [...hrefsIn(document)].some((href) => pathOfHref(href) === path);

/** The addresses of links in a document: in link fields, rich text, and the `to` of a redirect. */
function* hrefsIn(value: unknown, name = ''): Generator<string> {
  if (typeof value === 'string') {
    if (/^(?:href|\w+Href|to)$/.test(name) && value.startsWith('/')) yield value;
  } else if (Array.isArray(value)) for (const one of value) yield* hrefsIn(one, name);
  else if (typeof value === 'object' && value !== null)
    for (const [field, inner] of Object.entries(value)) if (!field.startsWith('_')) yield* hrefsIn(inner, field);
}
