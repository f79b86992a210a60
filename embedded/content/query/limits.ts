import { Problem } from '../problem.ts';

/**
 * What one query may take. The storefront's largest query has 10,000 characters and 9 brackets
 * inside each other.
 */
export const limits = {
  characters: 100_000,
  depth: 64,
  /** In the thread that everybody shares; a query that needs longer starts again in a worker thread. */
  quickMs: 250,
  /**
   * A listener's filter on one transaction, milliseconds: the base, more for each document, at
   * most. It has no second thread.
   */
  filterMs: 20,
  filterEachMs: 5,
  filterMostMs: 250,
  /**
   * The reading of a listener's query, which is done in the thread that everybody shares and takes
   * a time that grows with the square of its length; and that of all queries of one caller
   * together.
   */
  listenedCharacters: 20_000,
  parseMs: 250,
  parsing: { maxMs: 500, eachSecondMs: 100 },
  /** All of one caller's listeners together, and all of one person's transactions. */
  listening: { maxMs: 1_000, eachSecondMs: 200 },
  writing: { maxMs: 4_000, eachSecondMs: 200 },
  /** Streams that one caller has open, and WebSockets. */
  streams: 1_000,
  sockets: 100,
  /** A mutation's choice of documents. */
  selectionMs: 500,
  /** Of a worker thread's memory, the dataset included. */
  megabytes: 768,
  /** Of a response's text. */
  responseCharacters: 32 * 1024 * 1024,
  /**
   * Of a transaction: what it takes of the thread that everybody shares until it is written, and
   * the writes to single documents.
   */
  transactionMs: 2_000,
  writes: 5_000,
  /** Of a transaction's documents as text: a patch by query may put the same long value into each. */
  transactionCharacters: 64 * 1024 * 1024,
  /** Lists and objects inside each other, in a document and in a request. */
  nesting: 64,
  /** Transactions of one caller that wait for those before them. */
  waitingWrites: 1_000,
  /** Slow queries of one caller that wait while another one of the same caller runs. */
  waiting: 16,
} as const;

export const tooSlow = (ms: number): Problem =>
  new Problem(408, 'queryTimeoutError', `The query needs more than ${ms} milliseconds; narrow its filter or its joins`);

export const tooManyListeners = (): Problem =>
  new Problem(
    429,
    'tooManyQueriesError',
    'Too many queries to listen to, or too costly ones; try again in a few seconds',
  );

export const tooBig = (): Problem =>
  new Problem(400, 'queryTooLargeError', 'The answer of the query is too large; ask for fewer documents or fields');

export const transactionTooSlow = (): Problem =>
  new Problem(
    400,
    'transactionTimeoutError',
    `The transaction needs more than ${limits.transactionMs} milliseconds; nothing of it was written. Split it into smaller ones`,
  );

export const transactionTooLarge = (what: string): Problem =>
  new Problem(413, 'transactionTooLargeError', `A transaction ends at ${what}; nothing of it was written`);

export const tooManyWrites = (): Problem =>
  new Problem(429, 'tooManyWritesError', 'Too many transactions, or too costly ones; try again in a few seconds');

/** Refuses a query that is longer, or nested deeper, than any real one. @throws Problem 400 */
export function checkShape(query: string, max: number = limits.characters): void {
  if (query.length > max) throw new Problem(400, 'queryTooLongError', `A query ends at ${max} characters`);
  if (depthOf(query) > limits.depth)
    throw new Problem(400, 'queryTooDeepError', `A query has at most ${limits.depth} brackets inside each other`);
}

/** Brackets that are open at once, those inside quotes left out. After a quote that is not closed all count. */
function depthOf(query: string): number {
  let deepest = 0;
  let depth = 0;
  const count = (text: string): void => {
    for (const character of text) {
      if ('([{'.includes(character)) depth += 1;
      else if (')]}'.includes(character)) depth -= 1;
      deepest = Math.max(deepest, depth);
    }
  };
  // A quote is taken to its end or to that of the query: to fail there and look again from every
  // quote would be quadratic.
  for (const [token, , closed] of query.matchAll(/(["'])(?:\\[\s\S]|(?!\1)[^\\])*(\1)?|[([{)\]}]/g)) {
    if (token.length === 1 || closed === undefined) count(token);
  }
  return deepest;
}
