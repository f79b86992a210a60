import type { MayRead } from '../query/perspective.ts';
import type { Setup } from '../setup.ts';
import type { DocumentChange, StoredDocument } from '../store/document.ts';
import { isPublishedId } from '../store/document-id.ts';
import type { DocumentMemory } from '../store/memory.ts';
import type { Staging } from '../store/staging.ts';
import { takenValue } from './refusals.ts';

export type UniqueRule = Setup['unique'][number];

/**
 * Of the published documents of a type no two have the same value of these fields, or the same
 * entry where it is a list; texts are the same in any case of letters. Who had it first keeps it:
 * what a document had before the transaction is not checked again. A holder that the caller may not
 * read is not named.
 */
export function checkUnique(
  changes: readonly DocumentChange[],
  rules: readonly UniqueRule[],
  memory: DocumentMemory,
  { staging, mayRead }: { staging: Staging; mayRead: MayRead },
): void {
  for (const { id, before, after } of changes) {
    if (!after || !isPublishedId(id)) continue;
    for (const { field } of rules.filter(({ type }) => type === after._type)) {
      const existing = new Set(valuesOf(before, field));
      const fresh = valuesOf(after, field).filter((value) => !existing.has(value));
      if (fresh.length === 0) continue;
      const found = othersOf(after, memory, changes, staging).find((other) =>
        valuesOf(other, field).some((value) => fresh.includes(value)),
      );
      if (found) throw takenValue(id, field, mayRead(found) ? found._id : null);
    }
  }
}

/** The other published documents of the type, as they will be after the transaction. */
function othersOf(
  { _id, _type }: StoredDocument,
  memory: DocumentMemory,
  changes: readonly DocumentChange[],
  staging: Staging,
): StoredDocument[] {
  const ids = new Set([...memory.idsOfType(_type), ...changes.map(({ id }) => id)]);
  return [...ids].flatMap((id) => {
    const document = id === _id || !isPublishedId(id) ? undefined : staging.get(id);
    return document?._type === _type ? [document] : [];
  });
}

function valuesOf(document: StoredDocument | null | undefined, field: string): string[] {
  const value = document?.[field];
  return (Array.isArray(value) ? value : [value])
    .filter((entry) => entry !== undefined && entry !== null && entry !== '')
    .map((entry) => JSON.stringify(typeof entry === 'string' ? entry.toLowerCase() : entry));
}
