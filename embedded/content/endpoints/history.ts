import { type Answer, type Call, flag, json, param } from '../http/call.ts';
import { badRequest, forbidden } from '../problem.ts';
import type { StoredDocument } from '../store/document.ts';
import { draftId, isPublishedId, isVersionId, publishedId } from '../store/document-id.ts';
import type { LoggedChange } from '../store/history.ts';
import { wholeValueEffects } from '../streams/listener.ts';

function readable(call: Call, document: StoredDocument | null): boolean {
  return document !== null && call.grants.mayRead(document);
}

/** History shows what the caller may read, and only to those who may read history at all. */
function visible(call: Call, changes: readonly LoggedChange[]): LoggedChange[] {
  if (!call.grants.has('history') && !call.grants.has('read')) throw forbidden('history');
  return changes.filter((change) => readable(call, change.after ?? change.before));
}

function ids(call: Call): string[] {
  return param(call, 'ids')
    .split(',')
    .filter((id) => id !== '')
    .slice(0, 100);
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
    const known = transactions.get(change.sequence) ?? {
      id,
      timestamp,
      author,
      documentIDs: [],
      mutations: [],
      effects: {},
    };
    transactions.set(change.sequence, known);
    known.documentIDs.push(change.document);
    if (withEffects) known.effects[change.document] = wholeValueEffects(change);
  }
  return [...transactions.entries()].sort(([left], [right]) => left - right).map(([, transaction]) => transaction);
}

/** GET /data/history/…/transactions/:ids: one JSON line per transaction, oldest first, bounds included. */
export function getTransactions(call: Call): Answer {
  const { history } = call.service;
  const bound = (name: string) => {
    const given = call.query.get(name);
    return given ? history.sequenceOf(given) : undefined;
  };
  const range = { from: bound('fromTransaction'), to: bound('toTransaction') };
  const count = limit(call, 50);
  const reverse = flag(call.query, 'reverse');
  // Two documents of one group can change in one transaction: read enough rows for `count` transactions.
  const rows = visible(call, history.changes(ids(call), range, count * Math.max(ids(call).length, 1)));
  const transactions = grouped(rows, call.query.get('effectFormat') === 'mendoza').slice(-count);
  if (reverse) transactions.reverse();
  const lines = transactions.map((transaction) => `${JSON.stringify(transaction)}\n`).join('');
  return {
    headers: { 'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': 'no-store' },
    body: lines,
  };
}

/** GET /data/history/…/documents/:ids?revision=|time=|lastRevision=true: documents as they once were. */
export function getDocumentsAt(call: Call): Answer {
  const { history } = call.service;
  const { query } = call;
  const revision = query.get('revision');
  const time = query.get('time');
  if (time !== null && Number.isNaN(Date.parse(time))) throw badRequest('"time" must be an ISO 8601 date and time');
  const at = (id: string): StoredDocument | null => {
    if (flag(query, 'lastRevision')) return history.last(id);
    if (revision !== null) return history.atRevision(id, revision);
    return time === null ? history.last(id) : history.atTime(id, time);
  };
  const documents = ids(call)
    .map(at)
    .filter((document) => readable(call, document));
  return json({ documents });
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

/** A draft's own events: its first edit, and being thrown away. Going away by a publish or delete is told above. */
function draftEvent(change: LoggedChange, published: ReadonlySet<string>): EventFields | undefined {
  const versionId = change.document;
  const versionRevisionId = change.transactionId;
  if (published.has(change.transactionId)) return undefined;
  if (!change.before) return { type: 'createDocumentVersion', versionId, versionRevisionId };
  return change.after ? undefined : { type: 'deleteDocumentVersion', versionId, versionRevisionId: change.before._rev };
}

/** GET /data/history/…/events/documents/:ids: what editors did, newest first, for the Studio's history pane. */
export function getDocumentEvents(call: Call): Answer {
  const events: Record<string, unknown[]> = {};
  for (const id of ids(call)) events[id] = eventsOf(call, id);
  return json({ events, nextCursor: '' });
}

function eventsOf(call: Call, id: string): unknown[] {
  const base = publishedId(id);
  const group = [base, isVersionId(id) ? id : draftId(id)];
  const changes = visible(call, call.service.history.changes(group, {}, 1000));
  const drafts = new Map(changes.filter((one) => !isPublishedId(one.document)).map((one) => [one.transactionId, one]));
  const published = new Set(changes.filter((one) => isPublishedId(one.document)).map((one) => one.transactionId));
  const found = changes.flatMap((change) => {
    const event = isPublishedId(change.document) ? publishedEvent(change, drafts) : draftEvent(change, published);
    return event
      ? [{ ...event, documentId: base, timestamp: change.timestamp, author: change.author, id: change.transactionId }]
      : [];
  });
  return found.slice(0, limit(call, 100));
}
