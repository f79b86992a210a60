import { type Call, flag, type HttpResponse, idList, json } from '../http/call.ts';
import { badRequest, forbidden } from '../problem.ts';
import type { StoredDocument } from '../store/document.ts';
import { draftId, isPublishedId, isVersionId, publishedId } from '../store/document-id.ts';
import type { LoggedChange } from '../store/history.ts';
import { wholeValueEffects } from '../streams/listener.ts';

/** History is for those who may read history, or anything, at all. @throws Problem 403 */
function historyOf({ grants, visible }: Call): Call['visible']['history'] {
  if (!grants.has('history') && !grants.has('read')) throw forbidden('history');
  return visible.history;
}

function ids(call: Call): string[] {
  return idList(call, 'ids').slice(0, 100);
}

function limit(call: Call, fallback: number): number {
  const value = Number(call.query.get('limit') ?? fallback);
  return Number.isInteger(value) && value > 0 ? Math.min(value, 1000) : fallback;
}

interface LoggedTransaction {
  id: string;
  timestamp: string;
  author: string;
  documentIDs: string[];
  mutations: unknown[];
  effects: Record<string, unknown>;
}

function grouped(changes: readonly LoggedChange[], withEffects: boolean): LoggedTransaction[] {
  const transactions = new Map<number, LoggedTransaction>();
  for (const change of changes) {
    const { transactionId: id, timestamp, author } = change;
    const existing = transactions.get(change.sequence) ?? {
      id,
      timestamp,
      author,
      documentIDs: [],
      mutations: [],
      effects: {},
    };
    transactions.set(change.sequence, existing);
    existing.documentIDs.push(change.document);
    if (withEffects) existing.effects[change.document] = wholeValueEffects(change);
  }
  return [...transactions.entries()].sort(([left], [right]) => left - right).map(([, transaction]) => transaction);
}

/**
 * GET /data/history/…/transactions/:ids: one JSON line per transaction, bounds included. From the oldest on, so that the next page begins at
 * the last id of this one; `reverse=true` goes from the newest back.
 */
export function getTransactions(call: Call): HttpResponse {
  const history = historyOf(call);
  const bound = (name: string) => {
    const given = call.query.get(name);
    return given ? history.sequenceOf(given) : undefined;
  };
  const newestFirst = flag(call.query, 'reverse');
  const range = { from: bound('fromTransaction'), to: bound('toTransaction'), newestFirst };
  const count = limit(call, 50);
  // Two documents of one group can change in one transaction: read enough rows for `count` transactions.
  const rows = history.changes(ids(call), range, count * Math.max(ids(call).length, 1));
  const found = grouped(rows, call.query.get('effectFormat') === 'mendoza');
  const transactions = newestFirst ? found.slice(-count).reverse() : found.slice(0, count);
  const lines = transactions.map((transaction) => `${JSON.stringify(transaction)}\n`).join('');
  return {
    headers: { 'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': 'no-store' },
    body: lines,
  };
}

/** GET /data/history/…/documents/:ids?revision=|time=|lastRevision=true: documents as they once were. */
export function getDocumentsAt(call: Call): HttpResponse {
  const { query, visible } = call;
  const { history } = visible;
  const revision = query.get('revision');
  const time = query.get('time');
  if (time !== null && Number.isNaN(Date.parse(time))) throw badRequest('"time" must be an ISO 8601 date and time');
  const at = (id: string): StoredDocument | null => {
    if (flag(query, 'lastRevision')) return history.last(id);
    if (revision !== null) return history.atRevision(id, revision);
    return time === null ? history.last(id) : history.atTime(id, time);
  };
  const documents = ids(call).flatMap((id) => {
    const found = at(id);
    if (found) return [found];
    return revision === null ? [] : inOtherForm(call, id, revision);
  });
  return json({ documents });
}

/** Histories list what became of a draft and of the published document together: a revision of one is shown as the other. */
function inOtherForm(call: Call, id: string, revision: string): StoredDocument[] {
  const other = isPublishedId(id) ? draftId(id) : publishedId(id);
  const found = call.visible.history.byRevision(other, revision);
  return found ? [{ ...found, _id: id }] : [];
}

type EventFields = Record<string, unknown> & { type: string };

/** What a change of the published document, seen with its neighbours in the transaction, means to an editor. */
function publishedEvent(change: LoggedChange, drafts: ReadonlyMap<string, LoggedChange>): EventFields {
  const versionId = draftId(change.document);
  const draft = drafts.get(change.transactionId);
  const revision = { revisionId: change.transactionId, versionId };
  if (!change.after) {
    if (draft?.after) return { type: 'unpublishDocument', versionId, versionRevisionId: change.transactionId };
    return { type: 'deleteDocumentGroup' };
  }
  if (draft && !draft.after) {
    const cause = { type: 'document.publish' };
    return { type: 'publishDocumentVersion', versionRevisionId: draft.before?._rev, ...revision, cause };
  }
  return { type: change.before ? 'updateLiveDocument' : 'createLiveDocument', revisionId: change.transactionId };
}

/**
 * A draft's own events: its first edit, and being thrown away. Going away by a publish or delete is
 * reported above.
 */
function draftEvent(change: LoggedChange, published: ReadonlySet<string>): EventFields | undefined {
  const versionId = change.document;
  const versionRevisionId = change.transactionId;
  if (published.has(change.transactionId)) return undefined;
  if (!change.before) {
    const revisionId = change.transactionId;
    return { type: 'createDocumentVersion', versionId, versionRevisionId, revisionId };
  }
  return change.after ? undefined : { type: 'deleteDocumentVersion', versionId, versionRevisionId: change.before._rev };
}

/**
 * GET /data/history/…/events/documents/:ids: what editors did, newest first, for the Studio's history pane. `nextCursor` leads to the next
 * page, and is empty at the beginning of the history.
 */
export function getDocumentEvents(call: Call): HttpResponse {
  const pages = ids(call).map((id) => [id, eventsOf(call, id)] as const);
  const nextCursor = Math.max(0, ...pages.map(([, page]) => page.next));
  const events = Object.fromEntries(pages.map(([id, page]) => [id, page.events]));
  return json({ events, nextCursor: nextCursor === 0 ? '' : String(nextCursor) });
}

function cursor(call: Call): number {
  const given = call.query.get('nextCursor') || String(Number.MAX_SAFE_INTEGER);
  if (!/^\d{1,16}$/.test(given)) throw badRequest('"nextCursor" must be one that an answer gave');
  return Number(given);
}

/** `next`: the sequence number before which the next page begins; 0 when there is none. */
function eventsOf(call: Call, id: string): { events: unknown[]; next: number } {
  const base = publishedId(id);
  const count = limit(call, 100);
  // The two forms of a document can change in one transaction; of the last one there may be only half.
  const max = 2 * count + 2;
  const group = { published: base, draft: isVersionId(id) ? id : draftId(id) };
  const page = historyOf(call).transitions(group, cursor(call), max);
  const oldest = page.oldest ?? -1;
  const changes = page.changes.filter(({ sequence }) => sequence !== oldest);
  const found = describe(changes, base);
  const events = found.slice(0, count).map(({ event }) => event);
  if (found.length > count) return { events, next: found[count - 1]?.sequence ?? 0 };
  return { events, next: Math.max(0, oldest + 1) };
}

function describe(changes: readonly LoggedChange[], base: string): { event: object; sequence: number }[] {
  const drafts = new Map(changes.filter((one) => !isPublishedId(one.document)).map((one) => [one.transactionId, one]));
  const published = new Set(changes.filter((one) => isPublishedId(one.document)).map((one) => one.transactionId));
  return changes.flatMap((change) => {
    const { timestamp, author, transactionId, sequence } = change;
    const fields = isPublishedId(change.document) ? publishedEvent(change, drafts) : draftEvent(change, published);
    return fields ? [{ event: { ...fields, documentId: base, timestamp, author, id: transactionId }, sequence }] : [];
  });
}
