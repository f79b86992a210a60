import type { CarType } from './card-values.ts';

/** A window in epoch milliseconds; null is open. The start belongs to it, the end does not. */
export type Window = { startsAtMs: number | null; expiresAtMs: number | null };

export type TileRules = Window & { carTypes: readonly CarType[]; strict: boolean };

/** True from the start until the moment of the end (BLK-02). */
export function insideWindow({ startsAtMs, expiresAtMs }: Window, now: number): boolean {
  return (startsAtMs === null || startsAtMs <= now) && (expiresAtMs === null || now < expiresAtMs);
}

/**
 * Whether a tile may be shown now on a page about `carTypes` (none: a page about no cars in
 * particular). A tile for no type is for all. A tile for some types shows where the page is about
 * at least one of them or about no cars in particular; a strict one only where the page is about
 * exactly those (BLK-02).
 */
export function tileApplies(tile: TileRules, page: { now: number; carTypes: readonly CarType[] }): boolean {
  return insideWindow(tile, page.now) && suits(tile, page.carTypes);
}

function suits({ carTypes, strict }: Pick<TileRules, 'carTypes' | 'strict'>, requested: readonly CarType[]): boolean {
  if (carTypes.length === 0) return true;
  const shared = carTypes.filter((type) => requested.includes(type));
  if (strict) return shared.length === carTypes.length && new Set(requested).size === new Set(carTypes).size;
  return requested.length === 0 || shared.length > 0;
}

/** The first moment after `now` at which any of the windows opens or closes; null when none does. */
export function nextBoundary(now: number, windows: readonly Window[]): number | null {
  const moments = windows.flatMap(({ startsAtMs, expiresAtMs }) => [startsAtMs, expiresAtMs]);
  const later = moments.filter((moment): moment is number => moment !== null && moment > now);
  return later.length > 0 ? Math.min(...later) : null;
}
