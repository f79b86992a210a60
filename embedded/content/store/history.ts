import type { MayRead } from '../query/perspective.ts';
import type { Database } from './database.ts';
import type { StoredDocument } from './document.ts';

/** One document's change as the log stores it: whole documents before and after. */
export interface LoggedChange {
  readonly sequence: number;
  readonly transactionId: string;
  readonly timestamp: string;
  readonly author: string;
  readonly document: string;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
}

/** Sequence numbers, both inclusive. */
export interface ChangeRange {
  readonly from?: number;
  readonly to?: number;
  readonly newestFirst?: boolean;
}

interface Row {
  sequence: number;
  transactionId: string;
  timestamp: string;
  author: string;
  document: string;
  before: string | null;
  after: string | null;
}

const SELECT = `
select c.sequence, t.id as transactionId, t.timestamp, t.author, c.document, c.body as after,
  (select p.body from changes p where p.document = c.document and p.sequence < c.sequence order by p.sequence desc limit 1) as before
from changes c join transactions t on t.sequence = c.sequence`;

function parseBody(body: string | null): StoredDocument | null {
  return body === null ? null : JSON.parse(body);
}

function isRow(row: object): row is Row {
  return 'sequence' in row && 'transactionId' in row;
}

/**
 * Of one response: characters of documents, before and after. What is beyond is on the next page.
 */
const MAX_LENGTH = 32 * 1024 * 1024;

/** A change with those of its sides that may be read; null when what it left, or took away, may not. */
export function readableChange(change: LoggedChange, mayRead: MayRead): LoggedChange | null {
  const { before, after } = change;
  const left = after ?? before;
  if (!left || !mayRead(left)) return null;
  return before && !mayRead(before) ? { ...change, before: null } : change;
}

function logged(rows: Iterable<object>, limit: number, mayRead: MayRead = () => true): LoggedChange[] {
  const found: LoggedChange[] = [];
  let characters = 0;
  for (const row of rows) {
    if (!isRow(row)) continue;
    characters += (row.before?.length ?? 0) + (row.after?.length ?? 0);
    if (characters > MAX_LENGTH && found.length > 0) break;
    const change = readableChange({ ...row, before: parseBody(row.before), after: parseBody(row.after) }, mayRead);
    if (change) found.push(change);
    if (found.length === limit) break;
  }
  return found;
}

function marks(ids: readonly string[]): string {
  return ids.map(() => '?').join(',');
}

/** Reads the durable log of changes. */
export class History {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Sequence number of a transaction id; undefined when unknown. */
  sequenceOf(transactionId: string): number | undefined {
    const row = this.#database.prepare('select sequence from transactions where id = ?').get(transactionId);
    return typeof row?.sequence === 'number' ? row.sequence : undefined;
  }

  /**
   * Changes of these documents between two sequence numbers (inclusive), from the oldest on or from
   * the newest back.
   */
  changes(ids: readonly string[], range: ChangeRange, limit: number, mayRead: MayRead): LoggedChange[] {
    const order = range.newestFirst ? 'desc' : 'asc';
    const sql = `${SELECT} where c.document in (${marks(ids)}) and c.sequence between ? and ? order by c.sequence ${order}`;
    const bounds = [range.from ?? 0, range.to ?? Number.MAX_SAFE_INTEGER];
    return logged(this.#database.prepare(sql).iterate(...ids, ...bounds), limit, mayRead);
  }

  /**
   * What happened to a document beyond edits of its draft, newest first and before a sequence
   * number: every change of the published form, and the changes by which the draft came, went, or
   * was beside one.
   */
  transitions(
    { published, draft }: { published: string; draft: string },
    before: number,
    limit: number,
  ): LoggedChange[] {
    const beside = 'exists (select 1 from changes b where b.document = ? and b.sequence = one.sequence)';
    const sql = `select * from (${SELECT} where c.document in (?, ?) and c.sequence < ?) one
where one.document = ? or one.after is null or one.before is null or ${beside} order by one.sequence desc limit ?`;
    return logged(this.#database.prepare(sql).iterate(published, draft, before, published, published, limit), limit);
  }

  /** The document as a transaction left it. */
  atRevision(id: string, revision: string): StoredDocument | null {
    const sequence = this.sequenceOf(revision);
    return sequence === undefined ? null : this.#at(id, sequence);
  }

  /** What this very transaction made of a document; null when it changed others alone. */
  byRevision(id: string, revision: string): StoredDocument | null {
    const found = this.atRevision(id, revision);
    return found?._rev === revision ? found : null;
  }

  /** The document as it was at a time (ISO 8601). */
  atTime(id: string, time: string): StoredDocument | null {
    const row = this.#database
      .prepare('select max(sequence) as sequence from transactions where timestamp <= ?')
      .get(new Date(time).toISOString());
    return typeof row?.sequence === 'number' ? this.#at(id, row.sequence) : null;
  }

  /** The last version that existed, also of a deleted document. */
  last(id: string): StoredDocument | null {
    const row = this.#database
      .prepare('select body from changes where document = ? and body is not null order by sequence desc limit 1')
      .get(id);
    return typeof row?.body === 'string' ? parseBody(row.body) : null;
  }

  #at(id: string, sequence: number): StoredDocument | null {
    const row = this.#database
      .prepare('select body from changes where document = ? and sequence <= ? order by sequence desc limit 1')
      .get(id, sequence);
    return typeof row?.body === 'string' ? parseBody(row.body) : null;
  }
}
