import { ownedTypes } from '@/studio/owned-types.ts';

const layers: readonly string[] = ['template', 'manufacturer', 'dealerGroup'];

/** True for documents that lie under several sites by themselves. */
export const isLayer = (type: string): boolean => layers.includes(type);

/** True for documents that several sites may show: layers, and what a template, a manufacturer or all share. */
export function isSharable(type: string): boolean {
  return isLayer(type) || ownedTypes.some((owned) => owned.type === type && owned.template);
}

type KeyOfType = { field: string; word: string };

/** The field by which a site's own document takes the place of its template's, in GROQ; an id where none does. */
const keys: Record<string, KeyOfType> = {
  page: { field: 'path', word: 'Page' },
  post: { field: 'slug.current', word: 'Post' },
  redirect: { field: 'from', word: 'Redirect' },
  textSnippet: { field: 'place', word: 'Text' },
  offer: { field: '_id', word: 'Offer' },
  promotionSlide: { field: '_id', word: 'Promotion slide' },
};

/** How documents of a type stand in for each other; undefined for what settings refer to. */
export const keyOfType = (type: string): KeyOfType | undefined => keys[type];
