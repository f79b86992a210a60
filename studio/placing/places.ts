import { type OwnedDocument, ownedDocument } from '@/domain/site/owned-documents.ts';
import type { SiteContent } from '@/studio/explorer/site-content.ts';
import { titleOf } from '@/studio/platform/owned-types.ts';

/**
 * The setting that must refer to a document before shoppers see it; `list` settings have several.
 */
export type Place = { field: PlaceField; title: string; list: boolean };
type PlaceField = NonNullable<OwnedDocument['named']>['field'] | 'headerMenu' | 'footerMenu';

/** The setting for a document type; for menus by their kind; undefined for types that need none. */
export function placeOf(type: string, kind: unknown): Place | undefined {
  if (type !== 'menu') return namedPlace(type);
  return kind === 'footer'
    ? { field: 'footerMenu', title: 'menu in the footer', list: false }
    : { field: 'headerMenu', title: 'menu in the header', list: false };
}

function namedPlace(type: string): Place | undefined {
  const { named, list } = ownedDocument(type) ?? {};
  const title = named?.list && list ? list.title : titleOf(type);
  return named && { ...named, title: title.toLowerCase() };
}

/** Ids that the highest layer with the setting refers to. */
export function namedIn({ override, group, manufacturer, template }: SiteContent, { field }: Place): string[] {
  for (const layer of [override, group, manufacturer, template]) {
    const given = layer?.settings?.[field];
    if (given) return [given].flat().flatMap((one) => (one ? [one._id] : []));
  }
  return [];
}

/** Whether settings refer to the document; announcements also count in the emergency bar. */
export function isNamed(content: SiteContent, place: Place, id: string): boolean {
  if (namedIn(content, place).includes(id)) return true;
  return place.field === 'announcement' && content.override?.settings?.emergency?._id === id;
}

type Reference = { _type: 'reference'; _ref: string; _weak: true };
type NamedReference = Reference & { _key: string };

/**
 * Patches that add the document to a dealer's settings; a list starts with what the site shows now,
 * inherited or not.
 */
export function patchesToName(content: SiteContent, place: Place, id: string): object[] {
  const refer = (_ref: string): Reference => ({ _type: 'reference', _ref, _weak: true });
  const entry = (_ref: string): NamedReference => ({ ...refer(_ref), _key: _ref.slice(-40) });
  const value = place.list ? [...namedIn(content, place).filter((one) => one !== id), id].map(entry) : refer(id);
  return [{ setIfMissing: { settings: {} } }, { set: { [`settings.${place.field}`]: value } }];
}
