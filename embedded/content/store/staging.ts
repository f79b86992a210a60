import type { DocumentSource } from '../query/source.ts';
import type { DocumentChange, StoredDocument } from './document.ts';
import type { DocumentMemory } from './memory.ts';
import { referencedIds } from './references.ts';

interface Staged {
  readonly before: StoredDocument | null;
  after: StoredDocument | null;
  readonly mutations: Record<string, unknown>[];
}

/** The documents as they will be after a transaction that is still being computed. Nothing is written before commit. */
export class Staging implements DocumentSource {
  readonly #memory: DocumentMemory;
  readonly #staged = new Map<string, Staged>();

  constructor(memory: DocumentMemory) {
    this.#memory = memory;
  }

  get(id: string): StoredDocument | undefined {
    const staged = this.#staged.get(id);
    return staged ? (staged.after ?? undefined) : this.#memory.get(id);
  }

  set(id: string, after: StoredDocument | null, mutation: Record<string, unknown>): void {
    const staged = this.#staged.get(id);
    if (staged) {
      staged.after = after;
      staged.mutations.push(mutation);
      return;
    }
    this.#staged.set(id, { before: this.#memory.get(id) ?? null, after, mutations: [mutation] });
  }

  /** What changed, in the order of first touch. Created and deleted again in one transaction is no change. */
  changes(): DocumentChange[] {
    const changes: DocumentChange[] = [];
    for (const [id, staged] of this.#staged) if (staged.before || staged.after) changes.push({ id, ...staged });
    return changes;
  }

  all(): StoredDocument[] {
    const documents: StoredDocument[] = [];
    for (const document of this.#memory.all()) if (!this.#staged.has(document._id)) documents.push(document);
    for (const { after } of this.#staged.values()) if (after) documents.push(after);
    return documents;
  }

  ofTypes(types: readonly string[]): StoredDocument[] {
    return this.#pick(
      types.flatMap((type) => [...this.#memory.idsOfType(type)]),
      (document) => types.includes(document._type),
    );
  }

  referencing(targets: readonly string[]): StoredDocument[] {
    const refers = (document: StoredDocument) => {
      const found = referencedIds(document);
      return targets.some((target) => found.has(target));
    };
    return this.#pick(
      targets.flatMap((target) => [...this.#memory.referrersOf(target)]),
      refers,
    );
  }

  #pick(ids: readonly string[], fits: (document: StoredDocument) => boolean): StoredDocument[] {
    const documents = new Map<string, StoredDocument>();
    for (const id of [...ids, ...this.#staged.keys()]) {
      const document = this.get(id);
      if (document && fits(document)) documents.set(id, document);
    }
    return [...documents.values()];
  }
}
