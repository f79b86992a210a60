import type { DocumentChange, StoredDocument } from './document.ts';
import { referencedIds } from './references.ts';

function add(index: Map<string, Set<string>>, key: string, id: string): void {
  const ids = index.get(key);
  if (ids) ids.add(id);
  else index.set(key, new Set([id]));
}

function remove(index: Map<string, Set<string>>, key: string, id: string): void {
  const ids = index.get(key);
  ids?.delete(id);
  if (ids?.size === 0) index.delete(key);
}

const NONE: ReadonlySet<string> = new Set();

/** All documents in memory with indexes by id, type and reference. The database file is the truth; this is its mirror. */
export class DocumentMemory {
  readonly #documents = new Map<string, StoredDocument>();
  readonly #types = new Map<string, Set<string>>();
  readonly #referrers = new Map<string, Set<string>>();
  #version = 0;

  constructor(documents: Iterable<StoredDocument> = []) {
    for (const document of documents) this.#put(document);
  }

  /** Grows with every transaction: what was computed from an older version may be stale. */
  get version(): number {
    return this.#version;
  }

  get size(): number {
    return this.#documents.size;
  }

  get(id: string): StoredDocument | undefined {
    return this.#documents.get(id);
  }

  all(): IterableIterator<StoredDocument> {
    return this.#documents.values();
  }

  idsOfType(type: string): ReadonlySet<string> {
    return this.#types.get(type) ?? NONE;
  }

  /** Ids of the documents that contain a `_ref` to `id`, strong or weak. */
  referrersOf(id: string): ReadonlySet<string> {
    return this.#referrers.get(id) ?? NONE;
  }

  apply(changes: readonly DocumentChange[]): void {
    this.#version += 1;
    for (const change of changes) {
      if (change.before) this.#drop(change.before);
      if (change.after) this.#put(change.after);
    }
  }

  #put(document: StoredDocument): void {
    this.#documents.set(document._id, document);
    add(this.#types, document._type, document._id);
    for (const target of referencedIds(document)) add(this.#referrers, target, document._id);
  }

  #drop(document: StoredDocument): void {
    this.#documents.delete(document._id);
    remove(this.#types, document._type, document._id);
    for (const target of referencedIds(document)) remove(this.#referrers, target, document._id);
  }
}
