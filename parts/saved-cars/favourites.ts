import { isRecord } from '@/domain/vocabulary/unknown-fields.ts';
import { type BrowserStore, readList, writeList } from './browser-list.ts';

/** A favourite as a browser stores it (SAVE-03). */
export type Favourite = {
  id: string;
  name: string;
  slug: string;
  make: string;
  model: string;
  primary_image_url: string;
};

const listName = 'favourites';
/** A browser without an account drops the oldest beyond this. */
export const maxFavourites = 50;

/** The favourites of a site in this browser, the newest first. */
export const favourites = (store: BrowserStore, site: string): Favourite[] =>
  readList(store, site, listName, isFavourite);

/** Adds a vehicle to the favourites, or removes it; returns the new list. */
export function toggleFavourite(store: BrowserStore, site: string, car: Favourite, max = maxFavourites): Favourite[] {
  const former = favourites(store, site);
  const others = former.filter(({ id }) => id !== car.id);
  const next = others.length < former.length ? others : [car, ...others].slice(0, max);
  writeList(store, site, listName, next);
  return next;
}

/** Parses the vehicle of a heart; null if it is invalid. */
export function favouriteOf(text: string | undefined): Favourite | null {
  try {
    const car: unknown = JSON.parse(text ?? 'null');
    return isFavourite(car) ? car : null;
  } catch {
    return null;
  }
}

const fields = ['id', 'name', 'slug', 'make', 'model', 'primary_image_url'] as const;

export function isFavourite(entry: unknown): entry is Favourite {
  if (!isRecord(entry)) return false;
  return fields.every((name) => typeof entry[name] === 'string') && /^[a-z0-9-]+$/.test(String(entry.slug));
}
