import { chunkDocuments, type DocumentStore } from './document-store.ts';
import type { Index } from './index.ts';
import type { JsonObject } from './json.ts';
import { pause, Slice } from './pause.ts';
import type { Field } from './schema/field.ts';
import type { Schema } from './schema/schema.ts';

/**
 * Fails when a stored document does not fit the schema; returns the names of fields that it adds to
 * it.
 */
export type StoredCheck = (document: JsonObject, schema: Schema) => readonly string[];

type Filling = {
  schema: Schema;
  check?: StoredCheck;
  /** Called between slices. */
  goesOn(): boolean;
  /** Called for each document. */
  taken(): void;
};

const sliceMilliseconds = 8;

/** Fills an index from the store, yielding between slices; what was written to it meanwhile stays. Fails as `check` does, at the first document that does not fit. */
export async function fill(
  index: Index,
  store: DocumentStore,
  { schema, check, goesOn, taken }: Filling,
): Promise<void> {
  const slice = new Slice(sliceMilliseconds);
  let last = -1;
  while (goesOn()) {
    const chunk = store.after(last, chunkDocuments);
    if (chunk.length === 0) return;
    for (const { seq, body } of chunk) {
      last = seq;
      const document = JSON.parse(body) as JsonObject;
      for (const field of newFields(schema, check?.(document, schema))) index.addField(field);
      taken();
      const id = String(document.id);
      if (index.rowOf(id) === undefined) index.put(id, seq, document);
    }
    if (!slice.over()) continue;
    await pause();
    slice.restart();
  }
}

/** The fields of a schema that have these names. */
export const newFields = ({ fields }: Schema, names: readonly string[] = []): Field[] =>
  names.length === 0 ? [] : fields.filter(({ name }) => names.includes(name));
