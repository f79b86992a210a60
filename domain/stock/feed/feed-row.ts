/** One row of a feed: values by the names of the columns as the sender wrote them, and its line in the file. */
export type FeedRow = {
  /** The line of the file on which it begins, from 1. */
  line: number;
  values: Readonly<Record<string, string>>;
  /** Why the row as a whole cannot be read ("has 9 values for 8 columns"); absent for one that can. */
  broken?: string;
};

/**
 * A feed as its file holds it: the rows, and what in the file is not part of them, in sentences for
 * its sender.
 */
export type Feed = { rows: FeedRow[]; passedOver: string[] };

/** What is wrong with one value of a row, for the sender of the feed (OPS-03). */
export type FeedProblem = { line: number; stockNumber: string; field: string; reason: string };

/** A value that was left out of a vehicle that went in. */
export type FeedNote = FeedProblem & { value: string };

/**
 * Column names without what senders do differently: case, spaces, underscores, hyphens, stars.
 * "Stock Number*" is "stocknumber".
 */
export const plainName = (column: string): string => column.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
