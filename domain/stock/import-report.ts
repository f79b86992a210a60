import type { StockChanges } from './stock-changes.ts';

/** A vehicle that did not go in: its place in the feed (from 1), its id as far as it has one, and why, for whoever sent it. */
export type RefusedVehicle = { position: number; id: string; reason: string };

export type ImportReport = {
  /** The collection that answers from now on. */
  collection: string;
  /** How many of the feed's vehicles went in. */
  imported: number;
  /** What changed; null for an import of everything. */
  changes: StockChanges | null;
  refused: RefusedVehicle[];
  /** Slugs of the sites that listed a vehicle before or list one now: pages of theirs that show stock are stale. */
  sites: string[];
  /** Former collections that are gone. */
  dropped: string[];
};

/** The new stock was not taken; shoppers go on seeing the old one. */
export class StockImportFailed extends Error {
  override readonly name = 'StockImportFailed';
  readonly refused: readonly RefusedVehicle[];

  constructor(message: string, refused: readonly RefusedVehicle[], options?: ErrorOptions) {
    super(message, options);
    this.refused = refused;
  }
}
