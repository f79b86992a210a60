import type { CarType } from '@/domain/stock/card-values.ts';
import { type TileRules, tileApplies } from '@/domain/stock/promo-window.ts';

/**
 * Where a site puts its promo cards, as its options set them: places among the results from 1, and
 * how far each may move at random.
 */
type PromoPlaces = { promoCardPositions: readonly string[]; promoCardShift: number };

export type Placed<T> = { tile: T; position: number };

/**
 * The promo cards of one results page with their places, 1 being before the first vehicle: only
 * those inside their dates and, when strict, of exactly the page's car types; each place takes the
 * next card (SRCH-16). `chance` (0 up to 1) moves a place; a page that is cached for all shoppers
 * hands in one that repeats. Places behind the last vehicle are left out.
 */
export function placePromoCards<T extends TileRules>(
  tiles: readonly T[],
  vehicles: number,
  page: { now: number; carTypes: readonly CarType[] },
  { promoCardPositions, promoCardShift }: PromoPlaces,
  chance: () => number,
): Placed<T>[] {
  const running = tiles.filter((tile) => tileApplies(tile, page));
  const places = promoCardPositions
    .map(Number)
    .filter((place) => Number.isInteger(place) && place >= 1)
    .map((place) => place + Math.floor(chance() * (promoCardShift + 1)))
    .filter((place) => place <= vehicles + 1);
  const distinct = [...new Set(places)].sort((one, other) => one - other);
  return distinct.flatMap((position, at) => {
    const tile = running[at];
    return tile ? [{ tile, position }] : [];
  });
}
