import { badRequest } from '../failure.ts';

const maxOperations = 100;
const maxSides = 200;
/** What comparing all places with one centre or polygon costs besides its sides, in sides. */
const ofPlaces = 8;

/**
 * What the filters of one search may cost together, as all of them are tried on all documents while others wait: 100 operations; and 25
 * distances or simple polygons, fewer of those in which a place has many sides to its left and right. Conditions to sort by have the same
 * measure for themselves.
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
