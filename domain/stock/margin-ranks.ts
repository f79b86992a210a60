import type { PlacedDocument } from './checked-vehicles.ts';

/** Ranks by margin lie on both sides of the 500 of a vehicle without a rank. */
const highestRank = 999;

/**
 * Ranks the vehicles that a feed gives a margin and no rank, each among those of its own dealership: 1 for the lowest, 999 for the
 * highest, equal ones alike. A browser's key can read ranks, so the amounts themselves stay out of the documents.
 */
export function rankedByMargin(placed: readonly PlacedDocument[]): PlacedDocument[] {
  const ranks = new Map(
    [...Map.groupBy(placed.filter(hasMargin), dealershipOf)].map(([dealership, own]) => [dealership, ranksOf(own)]),
  );
  return placed.map((one) => {
    const rank = hasMargin(one) ? ranks.get(dealershipOf(one))?.get(one.margin) : undefined;
    return rank === undefined ? one : { ...one, ranked: true, document: { ...one.document, custom_rank: rank } };
  });
}

function ranksOf(placed: readonly { margin: number }[]): ReadonlyMap<number, number> {
  const margins = [...new Set(placed.map(({ margin }) => margin))].sort((one, other) => one - other);
  const step = (highestRank - 1) / Math.max(1, margins.length - 1);
  const only = (highestRank + 1) / 2;
  return new Map(margins.map((margin, at) => [margin, margins.length === 1 ? only : 1 + Math.round(step * at)]));
}

const dealershipOf = ({ document }: PlacedDocument): string => document.dealership_id;
const hasMargin = (one: PlacedDocument): one is PlacedDocument & { margin: number } =>
  typeof one.margin === 'number' && !one.ranked && one.document.status !== 'sold';
