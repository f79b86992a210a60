import type { Bulk } from '../engine/bulk.ts';
import { Collection } from '../engine/collection.ts';
import type { DocumentStore } from '../engine/document-store.ts';
import { badRequest, conflict, notFound } from '../engine/failure.ts';
import { isObject, type Json } from '../engine/json.ts';
import { parseSchema, type Schema } from '../engine/schema/schema.ts';
import type { Store } from '../store/store.ts';

type Alias = { name: string; collection_name: string };
type Entry = { number: number; collection: Collection };

/** The collections and the aliases under which they are served. */
export class Catalogue {
  private readonly store: Store;
  private readonly entries = new Map<string, Entry>();
  private readonly aliasTargets = new Map<string, string>();

  constructor(store: Store) {
    this.store = store;
    for (const { name, body } of store.records('alias')) this.aliasTargets.set(name, body);
  }

  /** Builds the indexes of all stored collections. */
  async load(): Promise<void> {
    for (const { number, schema: text } of this.store.collections()) {
      const schema = JSON.parse(text) as Schema;
      const collection = new Collection(schema, this.documentStore(number), this.store.lastSeq(number));
      await collection.load();
      this.entries.set(schema.name, { number, collection });
    }
  }

  /** Newest first. */
  list(): Collection[] {
    return [...this.entries.values()].map(({ collection }) => collection).reverse();
  }

  /** By its own name or by an alias. Fails with 404. */
  find(name: string): Collection {
    const own = this.entries.get(name) ?? this.entries.get(this.aliasTargets.get(name) ?? '');
    if (!own) throw notFound('Collection not found');
    return own.collection;
  }

  create(input: Json | undefined): Collection {
    if (input === undefined) throw badRequest('Bad JSON.');
    const schema = parseSchema(input, Math.floor(Date.now() / 1000));
    if (this.entries.has(schema.name)) throw conflict(`A collection with name \`${schema.name}\` already exists.`);
    if (this.aliasTargets.has(schema.name)) {
      throw conflict(`Name \`${schema.name}\` conflicts with an existing alias.`);
    }
    const number = this.store.createCollection(JSON.stringify(schema));
    const collection = new Collection(schema, this.documentStore(number), -1);
    this.entries.set(schema.name, { number, collection });
    return collection;
  }

  /** Removes a collection by its own name and returns it as it was. */
  drop(name: string): Collection {
    const entry = this.entries.get(name);
    if (!entry) throw notFound(`No collection with name \`${name}\` found.`);
    entry.collection.drop();
    this.store.dropCollection(entry.number);
    this.entries.delete(name);
    return entry.collection;
  }

  aliases(): Alias[] {
    return [...this.aliasTargets].map(([name, target]) => ({ collection_name: target, name }));
  }

  alias(name: string): Alias {
    const target = this.aliasTargets.get(name);
    if (target === undefined) throw notFound();
    return { collection_name: target, name };
  }

  setAlias(name: string, input: Json | undefined): Alias {
    if (!isObject(input)) throw badRequest('Bad JSON.');
    const target = input.collection_name;
    if (typeof target !== 'string' || target === '') throw badRequest('Parameter `collection_name` is required.');
    if (this.entries.has(name)) throw conflict(`Name \`${name}\` conflicts with an existing collection name.`);
    this.store.putRecord('alias', name, target);
    this.aliasTargets.set(name, target);
    return { collection_name: target, name };
  }

  dropAlias(name: string): Alias {
    const alias = this.alias(name);
    this.store.dropRecord('alias', name);
    this.aliasTargets.delete(name);
    return alias;
  }

  /** Ends the work that goes on in the background; the store may be closed afterwards. */
  close(): void {
    for (const { collection } of this.entries.values()) collection.drop();
  }

  private documentStore(number: number): DocumentStore {
    const { store } = this;
    return {
      put: (seq, body) => store.put(number, seq, body),
      remove: (seq) => store.remove(number, seq),
      read: (seq) => store.read(number, seq),
      after: (seq, limit) => store.after(number, seq, limit),
      saveSchema: (schema) => store.saveSchema(number, JSON.stringify(schema)),
      bulk: () => JSON.parse(store.bulk(number) ?? 'null') as Bulk | null,
      noteBulk: (bulk) => store.noteBulk(number, bulk && JSON.stringify(bulk)),
      transaction: (work) => store.transaction(work),
    };
  }
}
