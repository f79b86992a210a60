import { randomBytes } from 'node:crypto';
import { isRecord, type StoredDocument } from '../store/document.ts';

function newKey(): string {
  return randomBytes(6).toString('hex');
}

function keyed(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => {
      const inner = keyed(item);
      return isRecord(inner) && typeof inner._key !== 'string' ? { _key: newKey(), ...inner } : inner;
    });
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, keyed(inner)]));
}

/** Gives every object in an array a `_key`, as the option autoGenerateArrayKeys requires. */
export function withArrayKeys(document: StoredDocument): StoredDocument {
  const fields = Object.fromEntries(Object.entries(document).map(([name, value]) => [name, keyed(value)]));
  const { _id, _type, _rev, _createdAt, _updatedAt } = document;
  return { ...fields, _id, _type, _rev, _createdAt, _updatedAt };
}
