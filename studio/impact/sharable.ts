import { layerDocuments, ownedDocument } from '@/domain/site/owned-documents.ts';
import { titleOf } from '@/studio/platform/owned-types.ts';

/** True for documents that lie under several sites by themselves. */
export const isLayer = (type: string): boolean => type in layerDocuments;

/** True for documents that several sites may show: layers, and what a template, a manufacturer or all share. */
export function isSharable(type: string): boolean {
  return isLayer(type) || (ownedDocument(type)?.owners.some((owner) => owner !== 'site') ?? false);
}

/** The field, in GROQ, by which a site's own document takes the place of its template's, and what staff call one. */
type KeyOfType = { field: string; word: string };

/** How documents of a type replace each other; undefined for what settings refer to. */
export function keyOfType(type: string): KeyOfType | undefined {
  const field = ownedDocument(type)?.replacedBy;
  return field === undefined ? undefined : { field, word: titleOf(type) };
}
