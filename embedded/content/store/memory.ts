import type { DocumentChange, StoredDocument } from './document.ts';
import { publishedId } from './document-id.ts';
import { addTo, type IndexOfIds, removeFrom } from './index-of-ids.ts';
import { referencedIds } from './references.ts';

const NONE: ReadonlySet<string> = new Set();

/** All documents in memory with indexes by id, type, published id and reference. The database file is the truth; this is its mirror. */
export class DocumentMemory {
  readonly #documents = new Map<string, StoredDocument>();
  readonly #types: IndexOfIds = new Map();
  readonly #forms: IndexOfIds = new Map();
  readonly #referrers: IndexOfIds = new Map();
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

  /** Ids of a document's published, draft and version forms. */
  formsOf(published: string): ReadonlySet<string> {
    return this.#forms.get(published) ?? NONE;
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
    addTo(this.#types, document._type, document._id);
    addTo(this.#forms, publishedId(document._id), document._id);
    for (const target of referencedIds(document)) addTo(this.#referrers, target, document._id);
  }

  #drop(document: StoredDocument): void {
    this.#documents.delete(document._id);
    removeFrom(this.#types, document._type, document._id);
    removeFrom(this.#forms, publishedId(document._id), document._id);
    for (const target of referencedIds(document)) removeFrom(this.#referrers, target, document._id);
  }
}
