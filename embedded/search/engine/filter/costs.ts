import { badRequest } from '../failure.ts';

const maxOperations = 100;
const maxSides = 200;
/** What comparing all places with one centre or polygon costs besides its sides, in sides. */
const ofPlaces = 8;

/**
 * Limits the filters of one search, all of which may be tested on all documents while other
 * requests wait: 100 operations, and 25 distances or simple polygons, fewer where a place must be
 * compared with many sides of one. Conditions in `sort_by` have limits of the same size of their
 * own.
 */
export class FilterCosts {
  private operations = 0;
  private sides = 0;

  addOperations(operations: number): void {
    this.operations += operations;
    if (this.operations > maxOperations) throw badRequest('`filter_by` has too many operations.');
  }

  addSides(sides: number): void {
    this.sides += sides + ofPlaces;
    if (this.sides > maxSides)
      throw badRequest('`filter_by` compares too many places, or its polygons have too many sides beside each other.');
  }
}
