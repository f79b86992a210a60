import { layerDocuments, ownedDocument } from '@/domain/site/owned-documents.ts';
import { titleOf } from '@/studio/platform/owned-types.ts';

/** Whether a document is a layer under several sites. */
export const isLayer = (type: string): boolean => type in layerDocuments;

/**
 * Whether several sites may show a document: layers, and documents of a template, a manufacturer or
 * all.
 */
export function isSharable(type: string): boolean {
  return isLayer(type) || (ownedDocument(type)?.owners.some((owner) => owner !== 'site') ?? false);
}

/** The GROQ field by which a site's document replaces its template's, and the kind's title. */
type KeyOfType = { field: string; word: string };

/** How documents of a type replace each other; undefined for what settings refer to. */
export function keyOfType(type: string): KeyOfType | undefined {
  const field = ownedDocument(type)?.replacedBy;
  return field === undefined ? undefined : { field, word: titleOf(type) };
}
