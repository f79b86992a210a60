import { nounFor } from '@/domain/vocabulary/counted.ts';
import type { RefusedVehicle } from './refused-vehicle.ts';
import type { Shrink, StockChanges } from './stock-changes.ts';

export type CurrentVehicle = { slug: string; dealershipId: string };

export type ImportReport = {
  /** The collection that serves from now on. */
  collection: string;
  /** How many of the feed's vehicles went in. */
  imported: number;
  /** What changed; null for an import of everything. */
  changes: StockChanges | null;
  /** Whose each vehicle of the new stock is, and its address, by id. */
  currentVehicles: ReadonlyMap<string, CurrentVehicle>;
  refused: RefusedVehicle[];
  /** Slugs of the sites that listed a vehicle before or list one now: pages of theirs that show stock are stale. */
  sites: string[];
  /** Former collections that are gone. */
  dropped: string[];
};

type FailureOptions = ErrorOptions & { isOfFeed?: boolean };

/** The new stock was not taken; shoppers go on seeing the old one. */
export class StockImportFailed extends Error {
  override readonly name = 'StockImportFailed';
  readonly refused: readonly RefusedVehicle[];
  /** The feed is at fault, and not what it is imported with. */
  readonly isOfFeed: boolean;

  constructor(message: string, refused: readonly RefusedVehicle[], options: FailureOptions = {}) {
    super(message, options);
    this.refused = refused;
    this.isOfFeed = options.isOfFeed ?? false;
  }
}

/** The message of `StockShrinks`; a dry run reports the same. */
export const shrinkSentence = (shrinks: readonly Shrink[]): string =>
  shrinks
    .map(
      ({ dealership, leaving, current }) =>
        `This feed would take away ${leaving} of the ${current} ${nounFor(current, 'vehicles')} of ${dealership}.`,
    )
    .join(' ');

/** The feed takes away more than half of a dealership's vehicles, and no option allows it: nothing was changed. */
export class StockShrinks extends StockImportFailed {
  readonly shrinks: readonly Shrink[];

  constructor(shrinks: readonly Shrink[], refused: readonly RefusedVehicle[]) {
    super(`${shrinkSentence(shrinks)} Nothing was changed: a feed that was cut off looks the same.`, refused);
    this.shrinks = shrinks;
  }
}
