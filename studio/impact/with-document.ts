import { ownedDocument } from '@/domain/site/owned-documents.ts';
import type { SiteContent } from '@/studio/explorer/site-content.ts';

/** A document as the site's query reads it, with its owner. `_id` is the published id. */
export type NextDocument = {
  _id: string;
  _type: string;
  order?: number | null;
  name?: string | null;
  owner: { site: string | null; template: string | null; manufacturer: string | null; group?: string | null };
};

/** The ids of a site, its template and its manufacturer. */
export type SiteRefs = { _id: string; template: string | null; manufacturer: string | null };

/**
 * A site's content after `next` is published: replaces the document wherever it is referred to or
 * listed.
 */
export function withDocument(content: SiteContent, next: NextDocument): SiteContent {
  const { owner, ...document } = next;
  if (next._type === 'siteOffice') return withOffice(content, next);
  const key = ownedDocument(next._type)?.listOfSite;
  if (!key) return replaced(content, document) as SiteContent;
  const others = ((content[key] ?? []) as Listed[]).filter(({ _id }) => _id !== next._id);
  const refs = {
    _id: content._id,
    template: content.template?._id ?? null,
    manufacturer: content.manufacturer?._id ?? null,
  };
  const all = belongs(next, refs) ? [...others, document].sort(byOrder) : others;
  return { ...content, [key]: all };
}

/** Adds office settings to the layer that they belong to. */
function withOffice(content: SiteContent, { owner, ...office }: NextDocument): SiteContent {
  const layer = officeLayers.find((field) => owner[field]);
  const below = layer && content[layer];
  return below && below._id === owner[layer] ? { ...content, [layer]: { ...below, office } } : content;
}
const officeLayers = ['template', 'manufacturer', 'group'] as const;

type Listed = { _id: string; order?: number | null; name?: string | null };

/** The order of the queries; documents without a number are last. */
function byOrder(one: Listed, other: Listed): number {
  const places = (one.order ?? Number.POSITIVE_INFINITY) - (other.order ?? Number.POSITIVE_INFINITY);
  return places || (one.name ?? '').localeCompare(other.name ?? '');
}

/**
 * Whether a site's lists include a document: its own, its template's, its brand's models, and
 * shared lenders.
 */
function belongs({ _type, owner }: NextDocument, site: SiteRefs): boolean {
  if (owner.site) return owner.site === site._id;
  if (owner.template) return owner.template === site.template;
  return listsUnowned(_type, owner.manufacturer, site);
}

/**
 * Whether a site's lists include a document without site and template: one of its brand, or a
 * shared one.
 */
export function listsUnowned(type: string, manufacturer: string | null, site: SiteRefs): boolean {
  const row = ownedDocument(type);
  if (!row?.listOfSite) return false;
  if (row.owners.includes('manufacturer')) return manufacturer !== null && manufacturer === site.manufacturer;
  return row.owners.includes('all');
}

function replaced(value: unknown, document: { _id: string; _type: string }): unknown {
  if (Array.isArray(value)) return value.map((one) => replaced(one, document));
  if (!value || typeof value !== 'object') return value;
  if (isDocument(value, document._id)) return document;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaced(inner, document)]));
}

/** A site's content after a document is withdrawn: removed from lists, null in references. */
export function withoutDocument(content: SiteContent, id: string): SiteContent {
  return removed(content, id) as SiteContent;
}

function removed(value: unknown, id: string): unknown {
  if (Array.isArray(value)) return value.filter((one) => !isDocument(one, id)).map((one) => removed(one, id));
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, isDocument(inner, id) ? null : removed(inner, id)]),
  );
}

const isDocument = (value: unknown, id: string): boolean =>
  value !== null && typeof value === 'object' && '_id' in value && value._id === id;
