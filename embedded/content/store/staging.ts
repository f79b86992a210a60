import { limits, transactionTooLarge } from '../query/limits.ts';
import type { DocumentSource } from '../query/source.ts';
import type { DocumentChange, StoredDocument } from './document.ts';
import { publishedId } from './document-id.ts';
import { addTo } from './index-of-ids.ts';
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
  /** Ids of staged documents by the published id of each. */
  readonly #forms = new Map<string, Set<string>>();
  #writes = 0;

  constructor(memory: DocumentMemory) {
    this.#memory = memory;
  }

  /** Whether the transaction has written this document. */
  has(id: string): boolean {
    return this.#staged.has(id);
  }

  get(id: string): StoredDocument | undefined {
    const staged = this.#staged.get(id);
    return staged ? (staged.after ?? undefined) : this.#memory.get(id);
  }

  /** @throws Problem 413 beyond the writes that one transaction may have */
  set(id: string, after: StoredDocument | null, mutation: Record<string, unknown>): void {
    this.#writes += 1;
    if (this.#writes > limits.writes) throw transactionTooLarge(`${limits.writes} writes`);
    const staged = this.#staged.get(id);
    if (staged) {
      staged.after = after;
      staged.mutations.push(mutation);
      return;
    }
    addTo(this.#forms, publishedId(id), id);
    this.#staged.set(id, { before: this.#memory.get(id) ?? null, after, mutations: [mutation] });
  }

  /** What changed, in the order of first touch. What is created and deleted in one transaction is not a change. */
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

  /** Ids of the document's published, draft and version forms. */
  formsOf(published: string): string[] {
    const ids = new Set([...this.#memory.formsOf(published), ...(this.#forms.get(published) ?? [])]);
    return [...ids].filter((id) => this.get(id) !== undefined);
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
