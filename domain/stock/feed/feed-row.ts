/** One row of a feed: values by the names of the columns as the sender wrote them, and where it stands in the file. */
export type FeedRow = {
  /** The line of the file on which it begins, from 1. */
  line: number;
  values: Readonly<Record<string, string>>;
};

/** What is wrong with one value of a row, for whoever sent the feed (OPS-03). */
export type FeedProblem = { line: number; stockNumber: string; field: string; reason: string };

/** Column names without what senders do differently: case, spaces, underscores, hyphens, stars. "Stock Number*" is "stocknumber". */
export const plainName = (column: string): string => column.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
