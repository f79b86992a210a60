import { changedSchema, checkStored } from '../engine/alter.ts';
import { Collection, type DocumentStore } from '../engine/collection.ts';
import { badRequest, conflict, notFound } from '../engine/failure.ts';
import { isObject, type Json } from '../engine/json.ts';
import { parseSchema, type Schema, schemaJson } from '../engine/schema/schema.ts';
import type { Store } from '../store/store.ts';

type Entry = { number: number; collection: Collection };

/** All collections and the aliases that name them. */
export class Catalogue {
  readonly #store: Store;
  readonly #entries = new Map<string, Entry>();
  readonly #aliases = new Map<string, string>();

  constructor(store: Store) {
    this.#store = store;
    for (const { number, schema } of store.collections()) {
      const parsed = JSON.parse(schema) as Schema;
      this.#entries.set(parsed.name, { number, collection: this.#collection(number, parsed) });
    }
    for (const { name, body } of store.records('alias')) this.#aliases.set(name, body);
  }

  /** Indexes what the store holds. */
  async load(): Promise<void> {
    for (const { collection } of this.#entries.values()) await collection.load();
  }

  /** By its own name or an alias. Fails with 404. */
  find(name: string): Collection {
    const entry = this.#entries.get(this.resolve(name));
    if (!entry) throw notFound('Not found.');
    return entry.collection;
  }

  /** The name of the collection that an alias stands for; a name that is no alias stands for itself. */
  resolve(name: string): string {
    return this.#aliases.get(name) ?? name;
  }

  /** Newest first, as Typesense lists them. */
  list() {
    return [...this.#entries.values()].reverse().map(({ collection }) => described(collection));
  }

  describe(name: string) {
    return described(this.find(name));
  }

  create(input: Json, now: number) {
    const schema = parseSchema(input, now);
    if (this.#entries.has(schema.name) || this.#aliases.has(schema.name)) {
      throw conflict(`A collection with name \`${schema.name}\` already exists.`);
    }
    const number = this.#store.createCollection(JSON.stringify(schema));
    const collection = this.#collection(number, schema);
    this.#entries.set(schema.name, { number, collection });
    return described(collection);
  }

  async alter(name: string, input: Json): Promise<Json> {
    const collection = this.find(name);
    const { schema, reindex } = changedSchema(collection.schema, input);
    if (reindex) await collection.alter(schema, checkStored);
    else {
      collection.schema = schema;
      this.#store.saveSchema(this.#number(schema.name), JSON.stringify(schema));
    }
    return input;
  }

  drop(name: string) {
    const resolved = this.resolve(name);
    const entry = this.#entries.get(resolved);
    if (!entry) throw notFound(`No collection with name \`${name}\` found.`);
    const description = described(entry.collection);
    entry.collection.drop();
    this.#entries.delete(resolved);
    this.#store.dropCollection(entry.number);
    return description;
  }

  aliases() {
    return { aliases: [...this.#aliases].map(([name, collection]) => ({ name, collection_name: collection })) };
  }

  alias(name: string) {
    const collection = this.#aliases.get(name);
    if (collection === undefined) throw notFound('Not found.');
    return { name, collection_name: collection };
  }

  setAlias(name: string, input: Json) {
    const target = isObject(input) ? input.collection_name : undefined;
    if (typeof target !== 'string') throw badRequest('Bad request body.');
    if (this.#entries.has(name)) throw conflict(`Name \`${name}\` conflicts with an existing collection name.`);
    this.#store.putRecord('alias', name, target);
    this.#aliases.set(name, target);
    return { name, collection_name: target };
  }

  dropAlias(name: string) {
    const alias = this.alias(name);
    this.#store.dropRecord('alias', name);
    this.#aliases.delete(name);
    return alias;
  }

  #number(name: string): number {
    return this.#entries.get(name)?.number ?? -1;
  }

  #collection(number: number, schema: Schema): Collection {
    return new Collection(schema, documentStore(this.#store, number), this.#store.lastSeq(number));
  }
}

function documentStore(store: Store, number: number): DocumentStore {
  return {
    put: (seq, body) => store.put(number, seq, body),
    remove: (seq) => store.remove(number, seq),
    read: (seq) => store.read(number, seq),
    after: (seq, limit) => store.after(number, seq, limit),
    saveSchema: (schema) => store.saveSchema(number, JSON.stringify(schema)),
    transaction: (work) => store.transaction(work),
  };
}

const described = (collection: Collection) => schemaJson(collection.schema, collection.documents);
