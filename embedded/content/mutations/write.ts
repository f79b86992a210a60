import type { StoredDocument } from '../store/document.ts';
import type { VisibleStaging } from '../store/visible-staging.ts';
import { withArrayKeys } from './array-keys.ts';
import { completeDocument, restamped, type Stamp } from './document-body.ts';
import { applyPatch } from './patch.ts';
import { alreadyExists, documentNotFound, immutableAttribute, revisionMismatch } from './refusals.ts';

type Operation = 'create' | 'update' | 'delete' | 'none';

export interface WriteResult {
  readonly id: string;
  readonly operation: Operation;
}

type Body = Record<string, unknown>;

/** The single-document writes that mutations and actions are made of, on documents not yet committed. */
export class Writer {
  readonly staging: VisibleStaging;
  readonly stamp: Stamp;
  readonly #arrayKeys: boolean;

  constructor(staging: VisibleStaging, stamp: Stamp, arrayKeys = false) {
    this.staging = staging;
    this.stamp = stamp;
    this.#arrayKeys = arrayKeys;
  }

  create(body: Body): WriteResult {
    const document = completeDocument(body, this.stamp);
    if (this.staging.get(document._id)) throw alreadyExists(document._id);
    return this.#put(document, 'create', { create: document });
  }

  createIfNotExists(body: Body): WriteResult {
    const document = completeDocument(body, this.stamp);
    if (this.staging.get(document._id)) return { id: document._id, operation: 'none' };
    return this.#put(document, 'create', { createIfNotExists: document });
  }

  /** A document keeps its type for life: one of another type must be deleted first, as on hosted Sanity. */
  createOrReplace(body: Body): WriteResult {
    const given = completeDocument(body, this.stamp);
    const existing = this.staging.get(given._id);
    if (existing && existing._type !== given._type) throw immutableAttribute('_type');
    const _createdAt =
      typeof body._createdAt === 'string' ? given._createdAt : (existing?._createdAt ?? given._createdAt);
    const document = { ...given, _createdAt };
    return this.#put(document, existing ? 'update' : 'create', { createOrReplace: document });
  }

  delete(id: string): WriteResult {
    if (!this.staging.get(id)) return { id, operation: 'none' };
    this.staging.set(id, null, { delete: { id } });
    return { id, operation: 'delete' };
  }

  /** `ifRevisionID` in the patch is compared with the revision before this transaction. */
  patch(id: string, patch: Body): WriteResult {
    const document = this.staging.get(id);
    const expected = patch.ifRevisionID;
    if (typeof expected === 'string' && document?._rev !== expected && document?._rev !== this.stamp.transactionId) {
      throw revisionMismatch(id, document?._rev ?? null, expected);
    }
    if (!document) throw documentNotFound(id);
    const { query: _query, params: _params, ifRevisionID: _revision, ...operations } = patch;
    return this.#put(applyPatch(document, operations), 'update', { patch: { ...operations, id } });
  }

  #put(document: StoredDocument, operation: Operation, mutation: Body): WriteResult {
    const keyed = this.#arrayKeys ? withArrayKeys(document) : document;
    const { _updatedAt } = operation === 'update' ? this.#updated(keyed, mutation) : keyed;
    this.staging.set(keyed._id, { ...restamped(keyed, this.stamp), _updatedAt }, mutation);
    return { id: keyed._id, operation };
  }

  /** A replaced document may bring its own `_updatedAt`; a patched one gets the time of the patch. */
  #updated(document: StoredDocument, mutation: Body): Pick<StoredDocument, '_updatedAt'> {
    return 'patch' in mutation ? { _updatedAt: this.stamp.timestamp } : document;
  }
}
