import { badRequest, notFound } from '../engine/failure.ts';
import { isObject, type Json, type JsonObject } from '../engine/json.ts';
import type { RecordKind, Store } from '../store/store.ts';

/** A list of stored things of one kind, each with a name: presets, stop words, sets of synonyms and of curations. */
export class NamedRecords {
  private readonly store: Store;
  private readonly kind: RecordKind;
  private readonly records = new Map<string, JsonObject>();

  constructor(store: Store, kind: RecordKind) {
    this.store = store;
    this.kind = kind;
    for (const { name, body } of store.records(kind)) this.records.set(name, JSON.parse(body) as JsonObject);
  }

  list(): JsonObject[] {
    return [...this.records.values()];
  }

  find(name: string): JsonObject | undefined {
    return this.records.get(name);
  }

  /** Fails with 404. */
  get(name: string): JsonObject {
    const record = this.records.get(name);
    if (!record) throw notFound();
    return record;
  }

  put(name: string, record: JsonObject): JsonObject {
    this.store.putRecord(this.kind, name, JSON.stringify(record));
    this.records.set(name, record);
    return record;
  }

  drop(name: string): void {
    this.get(name);
    this.store.dropRecord(this.kind, name);
    this.records.delete(name);
  }
}

/** The items of a set, each an object with an `id`. */
export function itemsOf(set: JsonObject | undefined): JsonObject[] {
  const items = set?.items;
  return Array.isArray(items) ? items.filter(isObject) : [];
}

/** A body that must be an object; fails with 400. */
export function objectBody(input: Json | undefined): JsonObject {
  if (!isObject(input)) throw badRequest('Bad JSON.');
  return input;
}
