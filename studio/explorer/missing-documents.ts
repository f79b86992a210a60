import { kindsWhere, ownedDocument } from '@/domain/site/owned-documents.ts';
import type { SiteSettings } from '@/schemas/generated/content-types.ts';

/** How many of the documents that a dealer's settings choose are deleted or not published, by setting. */
export type MissingDocuments = Readonly<Record<string, number | null>>;

const named = kindsWhere((row) => row.named).flatMap((type) => ownedDocument(type)?.named ?? []);
const lists: readonly string[] = named.filter(({ list }) => list).map(({ field }) => field);
/** Menus are named by their kind, and the emergency bar is a second place of an announcement. */
const singles: readonly string[] = [
  ...(['headerMenu', 'footerMenu', 'emergency'] satisfies (keyof SiteSettings)[]),
  ...named.filter(({ list }) => !list).map(({ field }) => field),
];

/**
 * The settings of a site as they are being written, against what is published: query with the raw
 * perspective.
 */
export const missingDocumentsQuery = `*[_type == "dealerOverride" && site._ref == $siteId]
  | order(select(_id in path("drafts.**") => 0, 1) asc)[0].settings{
  ${singles.map((name) => `"${name}": select(defined(${name}._ref) && !defined(${name}->_id) => 1, 0)`)},
  ${lists.map((name) => `"${name}": count(${name}[!defined(@->_id)])`)}
}`;

/** The notice to staff about a value that they chose and shoppers do not get; empty for none. */
export function missingText(path: string, missing: MissingDocuments): string {
  const count = missing[path] ?? 0;
  if (count === 0) return '';
  if (singles.includes(path))
    return 'What this dealer chose here is unpublished or deleted, so shoppers get what the layers below say. Publish it, choose another, or reset.';
  const some = count === 1 ? 'One of these is' : `${count} of these are`;
  return `${some} unpublished or deleted, and left out for shoppers. Publish, take it out, or reset.`;
}
