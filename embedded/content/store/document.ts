/** A document as the store holds it. Stored documents are never changed in place: a change makes a new object. */
export interface StoredDocument {
  readonly _id: string;
  readonly _type: string;
  readonly _rev: string;
  readonly _createdAt: string;
  readonly _updatedAt: string;
  readonly [field: string]: unknown;
}

/** What one transaction did to one document. `before` null: it appeared; `after` null: it was deleted. */
export interface DocumentChange {
  readonly id: string;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
  /** The mutations of the transaction that touch this document, in Sanity's wire format. */
  readonly mutations: readonly Record<string, unknown>[];
}

export interface Transaction {
  readonly id: string;
  readonly sequence: number;
  /** ISO 8601, milliseconds. */
  readonly timestamp: string;
  /** Id of the user or token that wrote. */
  readonly author: string;
  readonly changes: readonly DocumentChange[];
  /** Of the changed documents as text, in characters. */
  readonly characters: number;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
