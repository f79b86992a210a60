import { unknownFields } from '@/domain/vocabulary/unknown-fields.ts';
import { type BrowserStore, readList } from './browser-list.ts';

type Viewed = { slug: string; at: number };

/** Slugs of the vehicles viewed in this browser, the newest first; vehicle pages write them. */
export function viewedCars(store: BrowserStore, site: string, max: number): string[] {
  return readList(store, site, 'viewed', isViewed)
    .slice(0, max)
    .map(({ slug }) => slug);
}

function isViewed(entry: unknown): entry is Viewed {
  const { slug } = unknownFields(entry);
  return typeof slug === 'string' && /^[a-z0-9-]+$/.test(slug);
}
