import { log, reason } from '../process/log.ts';
import { type Bulk, runBulk } from './bulk.ts';
import { chunkDocuments, type DocumentStore } from './document-store.ts';
import { conflict, notFound } from './failure.ts';
import { fill, newFields, type StoredCheck } from './fill.ts';
import { Index } from './index.ts';
import type { JsonObject } from './json.ts';
import type { DirtyMode } from './schema/coerce.ts';
import { conform, documentId } from './schema/document.ts';
import type { Schema } from './schema/schema.ts';
import type { SearchSource } from './search/search-source.ts';

export type WriteAction = 'create' | 'upsert' | 'update' | 'emplace';
export const writeActions: readonly WriteAction[] = ['create', 'upsert', 'update', 'emplace'];

const wasteToCompact = 0.2;
const leastDeadRows = 1000;

/**
 * A collection: its schema, its documents in the store, and the index over them. Every write goes
 * to the store first. The index is made anew from the store, in slices between other requests, at
 * the start, when the schema changes, and when a fifth of its rows are dead; writes meanwhile go to
 * both.
 */
export class Collection {
  schema: Schema;
  /** While the schema is being changed: how many documents were checked and indexed again so far. */
  altered: number | null = null;
  private index: Index;
  private next: Index | null = null;
  private nextSeq: number;
  private readonly store: DocumentStore;
  /** A change of the schema or of many documents, for which writers wait. */
  private busy: Promise<void> | null = null;
  private writes = 0;
  private dropped = false;

  constructor(schema: Schema, store: DocumentStore, lastSeq: number) {
    this.schema = schema;
    this.store = store;
    this.index = new Index(schema);
    this.nextSeq = lastSeq + 1;
  }

  get documents(): number {
    return this.index.documents;
  }

  get bytes(): number {
    return this.index.bytes;
  }

  get source(): SearchSource {
    const { index } = this;
    return { index, schema: this.schema, read: (row) => this.store.read(index.seqs.at(row)) ?? '{}' };
  }

  /** Fills the index from the store, yielding between slices, and ends a bulk that a killed process left. */
  async load(): Promise<void> {
    await this.rebuild();
    const left = this.store.bulk();
    if (left) await this.alone(() => this.runBulk(left, true));
  }

  /** Waits while the schema or many documents are being changed. */
  async writable(): Promise<void> {
    while (this.busy) await this.busy;
  }

  read(id: string): string {
    const row = this.index.rowOf(id);
    const body = row === undefined ? undefined : this.store.read(this.index.seqs.at(row));
    if (body === undefined) throw notFound(`Could not find a document with id: ${id}`);
    return body;
  }

  has(id: string): boolean {
    return this.index.rowOf(id) !== undefined;
  }

  /**
   * Writes one document and returns it as stored. Fails with 400, 404 or 409 as documented, leaving
   * everything as it was.
   */
  write(input: JsonObject, action: WriteAction, dirty?: DirtyMode): JsonObject {
    this.mustExist();
    const id = documentId(input) ?? this.freeId(action);
    const row = this.index.rowOf(id);
    if (row !== undefined && action === 'create') throw conflict(`A document with id ${id} already exists.`);
    if (row === undefined && action === 'update') throw notFound(`Could not find a document with id: ${id}`);
    const merging = row !== undefined && (action === 'update' || action === 'emplace');
    const document = merging ? merge(JSON.parse(this.read(id)) as JsonObject, input) : input;
    document.id = id;
    const found = conform(document, this.schema, dirty);
    const seq = row === undefined ? this.nextSeq : this.index.seqs.at(row);
    if (found.length > 0) this.addFound(found);
    this.writes++;
    this.store.put(seq, JSON.stringify(document));
    if (row === undefined) this.nextSeq++;
    this.index.put(id, seq, document);
    this.next?.put(id, seq, document);
    return document;
  }

  /** Removes a document and returns its JSON text. */
  remove(id: string): string {
    this.mustExist();
    const body = this.read(id);
    this.writes++;
    this.store.remove(this.index.seqs.at(this.index.rowOf(id) ?? 0));
    this.index.remove(id);
    this.next?.remove(id);
    return body;
  }

  /** Runs writes as one commit. If it fails after some of them, the index is made anew from what the store holds. */
  batch(work: () => void): void {
    const before = this.writes;
    try {
      this.store.transaction(work);
    } catch (failure) {
      if (this.writes > before && !this.dropped) this.rebuildLater();
      throw failure;
    }
  }

  /** Changes or removes many documents as one, in slices; searches meanwhile find each as it was or as it will be. */
  async changeMany(bulk: Bulk): Promise<void> {
    await this.alone(() => this.runBulk(bulk, false));
  }

  /**
   * Changes the schema: the documents are checked and indexed again before it takes effect; fails
   * with 400 when one does not fit.
   */
  async alter(schema: Schema, check: StoredCheck): Promise<void> {
    await this.alone(async () => {
      this.altered = 0;
      try {
        await this.rebuild(schema, check);
      } finally {
        this.altered = null;
      }
    });
  }

  /** Takes over a schema whose fields are the same. */
  describe(schema: Schema): void {
    this.store.saveSchema(schema);
    this.schema = schema;
  }

  /** Starts a rebuild in the background when many rows are dead. */
  tidy(): void {
    const dead = this.index.rows - this.index.documents;
    if (this.next || dead < leastDeadRows || this.index.waste < wasteToCompact) return;
    this.rebuildLater();
  }

  drop(): void {
    this.dropped = true;
  }

  /** Documents in order of first insertion, as JSON text. */
  *bodies(): Generator<string> {
    let last = -1;
    for (;;) {
      const chunk = this.store.after(last, chunkDocuments);
      if (chunk.length === 0) return;
      for (const { seq, body } of chunk) {
        last = seq;
        yield body;
      }
    }
  }

  /** Long work that no write may come between; callers wait for `writable` first. */
  private async alone(work: () => Promise<void>): Promise<void> {
    if (this.busy) throw conflict('Another collection update operation is in progress.');
    const working = work();
    const ended = () => {
      this.busy = null;
    };
    this.busy = working.then(ended, ended);
    await working;
  }

  private async runBulk(bulk: Bulk, noted: boolean): Promise<void> {
    const target = {
      batch: (work: () => void) => this.batch(work),
      applyTo: (id: string) => this.applyTo(id, bulk),
      note: (rest: Bulk | null) => this.store.noteBulk(rest),
    };
    try {
      await runBulk(target, bulk, noted);
    } catch (failure) {
      // A dropped collection took its note with it; a closed one goes on with it at the next start.
      if (!this.dropped) this.store.noteBulk(null);
      throw failure;
    }
  }

  private applyTo(id: string, { change, dirty }: Bulk): void {
    this.mustExist();
    if (!this.has(id)) return;
    if (change) this.write({ ...change, id }, 'update', dirty);
    else this.remove(id);
  }

  private mustExist(): void {
    if (this.dropped) throw notFound('Collection not found');
  }

  /** Searches go on in the index that is there, also when it cannot be made anew. */
  private rebuildLater(): void {
    this.rebuild().catch((error: unknown) =>
      log('error', 'collection-not-rebuilt', { collection: this.schema.name, reason: reason(error) }),
    );
  }

  /** `altered`: a schema that takes effect with the new index. */
  private async rebuild(altered?: Schema, check?: StoredCheck): Promise<void> {
    const schema = altered ?? this.schema;
    const next = new Index(schema);
    this.next = next;
    try {
      await fill(next, this.store, {
        schema,
        ...(check && { check }),
        goesOn: () => !this.dropped && this.next === next,
        taken: () => {
          if (this.altered !== null) this.altered++;
        },
      });
      if (this.next !== next) return;
      // Saved first: a schema that cannot be saved takes no effect.
      if (altered) this.describe(altered);
      this.index = next;
    } finally {
      if (this.next === next) this.next = null;
    }
  }

  private addFound(names: readonly string[]): void {
    for (const field of newFields(this.schema, names)) {
      this.index.addField(field);
      this.next?.addField(field);
    }
    this.store.saveSchema(this.schema);
  }

  private freeId(action: WriteAction): string {
    if (action === 'update') throw notFound('For update, the `id` key must be provided.');
    let number = this.nextSeq;
    while (this.has(String(number))) number++;
    return String(number);
  }
}

/** Top-level members of the change replace those of the document; null removes. */
function merge(document: JsonObject, change: JsonObject): JsonObject {
  for (const [key, value] of Object.entries(change)) {
    if (value === null) delete document[key];
    else document[key] = value;
  }
  return document;
}
