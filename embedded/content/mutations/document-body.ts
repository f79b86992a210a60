import { randomUUID } from 'node:crypto';
import type { StoredDocument } from '../store/document.ts';
import { isValidId } from '../store/document-id.ts';
import { invalidMutation, malformedId } from './refusals.ts';

export interface Stamp {
  readonly transactionId: string;
  /** ISO 8601. */
  readonly timestamp: string;
}

function newId(prefix: unknown): string {
  if (prefix === undefined || prefix === null) return randomUUID();
  if (typeof prefix !== 'string') throw malformedId(prefix);
  // `drafts.` requests a new id below that prefix.
  const id = prefix.endsWith('.') ? prefix + randomUUID() : prefix;
  if (!isValidId(id)) throw malformedId(prefix);
  return id;
}

function isTime(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

/** A document as a client sent it, made complete: id, type and the system's own fields. */
export function completeDocument(body: Record<string, unknown>, stamp: Stamp): StoredDocument {
  const id = newId(body._id);
  if (typeof body._type !== 'string' || body._type === '') {
    throw invalidMutation(`Document ${JSON.stringify(id)} does not have a type (attribute "_type")`);
  }
  return {
    ...body,
    _id: id,
    _type: body._type,
    _rev: stamp.transactionId,
    _createdAt: isTime(body._createdAt) ? body._createdAt : stamp.timestamp,
    _updatedAt: isTime(body._updatedAt) ? body._updatedAt : stamp.timestamp,
  };
}

/** The same content under a new revision. */
export function restamped(document: StoredDocument, stamp: Stamp): StoredDocument {
  return { ...document, _rev: stamp.transactionId, _updatedAt: stamp.timestamp };
}
