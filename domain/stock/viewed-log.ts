import { isRecord } from '@/domain/vocabulary/unknown-fields.ts';
/** One vehicle that this browser looked at, by the specification's names (VDP-19); `at` in epoch milliseconds. */
export type ViewedVehicle = {
  slug: string;
  at: number;
  id: string;
  stocknum: string;
  make: string;
  model: string;
  body: string;
  simple_body: string;
};

/** The oldest go first. */
export const maxViewed = 50;

/** The key under which a browser stores the log of a site. */
export const viewedKey = (site: string): string => `forecourt:${site}:viewed`;

/** What a browser stored; anything that is not an entry of the log is left out. */
export function readViewed(written: string | null): ViewedVehicle[] {
  try {
    const entries: unknown = JSON.parse(written ?? '[]');
    return Array.isArray(entries) ? entries.filter(isViewed).slice(0, maxViewed) : [];
  } catch {
    return [];
  }
}

/** The log with one more look, newest first, each vehicle once. */
export const withViewed = (log: readonly ViewedVehicle[], viewed: ViewedVehicle): ViewedVehicle[] =>
  [viewed, ...log.filter(({ slug }) => slug !== viewed.slug)].slice(0, maxViewed);

const texts = ['slug', 'id', 'stocknum', 'make', 'model', 'body', 'simple_body'] as const;

function isViewed(entry: unknown): entry is ViewedVehicle {
  if (!isRecord(entry)) return false;
  return texts.every((name) => typeof entry[name] === 'string') && Number.isFinite(entry.at) && entry.slug !== '';
}
