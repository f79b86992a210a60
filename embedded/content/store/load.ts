import type { Database } from './database.ts';
import { isRecord, type StoredDocument } from './document.ts';
import { DocumentMemory } from './memory.ts';

export function isStored(value: unknown): value is StoredDocument {
  return isRecord(value) && typeof value._id === 'string' && typeof value._type === 'string';
}

/** All stored documents, read once at start. */
export function loadDocuments(database: Database): DocumentMemory {
  return new DocumentMemory(readDocuments(database));
}

export function readDocuments(database: Database): StoredDocument[] {
  const documents: StoredDocument[] = [];
  for (const row of database.prepare('select body from documents').iterate()) {
    const value: unknown = JSON.parse(String(row.body));
    if (isStored(value)) documents.push(value);
  }
  return documents;
}
