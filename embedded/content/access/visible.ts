import { type MayRead, rawSource } from '../query/perspective.ts';
import type { DocumentSource } from '../query/source.ts';
import type { StoredDocument } from '../store/document.ts';
import { type ChangeRange, type History, type LoggedChange, readableChange } from '../store/history.ts';
import type { DocumentMemory } from '../store/memory.ts';

/**
 * The stored documents as one caller sees them: what the caller may not read is not there, in no
 * response, copy or comparison. Endpoints have no other way to documents (service.ts); for writes
 * see store/visible-staging.ts.
 */
export class VisibleDocuments {
  readonly #memory: DocumentMemory;
  readonly mayRead: MayRead;
  /** As stored, ids with their prefix. */
  readonly source: DocumentSource;

  constructor(memory: DocumentMemory, mayRead: MayRead) {
    this.#memory = memory;
    this.mayRead = mayRead;
    this.source = rawSource(memory, mayRead);
  }

  get(id: string): StoredDocument | undefined {
    return this.source.get(id);
  }

  *all(): Generator<StoredDocument> {
    for (const document of this.#memory.all()) if (this.mayRead(document)) yield document;
  }

  /** Ids of a document's published, draft and version forms. */
  formsOf(published: string): string[] {
    return [...this.#memory.formsOf(published)].filter((id) => this.get(id) !== undefined);
  }

  /** Ids of the documents that contain a `_ref` to `id`, strong or weak. */
  referrersOf(id: string): string[] {
    return [...this.#memory.referrersOf(id)].filter((referrer) => this.get(referrer) !== undefined);
  }
}

/** The history as one caller sees it: changes of what the caller may read, and of their two sides those that the caller may read. */
export class VisibleHistory {
  readonly #history: History;
  readonly #mayRead: MayRead;

  constructor(history: History, mayRead: MayRead) {
    this.#history = history;
    this.#mayRead = mayRead;
  }

  sequenceOf(transactionId: string): number | undefined {
    return this.#history.sequenceOf(transactionId);
  }

  /** See History.changes; the limit counts what the caller may read alone. */
  changes(ids: readonly string[], range: ChangeRange, limit: number): LoggedChange[] {
    return this.#history.changes(ids, range, limit, this.#mayRead);
  }

  /** See History.transitions. `oldest`: of the page that was read, seen or not; null where the history begins in it. */
  transitions(
    group: { published: string; draft: string },
    before: number,
    limit: number,
  ): { changes: LoggedChange[]; oldest: number | null } {
    const rows = this.#history.transitions(group, before, limit);
    const changes = rows.flatMap((change) => readableChange(change, this.#mayRead) ?? []);
    // Where nothing is seen, nothing shows that there is more.
    const oldest = rows.length === limit && changes.length > 0 ? (rows.at(-1)?.sequence ?? null) : null;
    return { changes, oldest };
  }

  atRevision(id: string, revision: string): StoredDocument | null {
    return this.#readable(this.#history.atRevision(id, revision));
  }

  byRevision(id: string, revision: string): StoredDocument | null {
    return this.#readable(this.#history.byRevision(id, revision));
  }

  atTime(id: string, time: string): StoredDocument | null {
    return this.#readable(this.#history.atTime(id, time));
  }

  last(id: string): StoredDocument | null {
    return this.#readable(this.#history.last(id));
  }

  #readable(document: StoredDocument | null): StoredDocument | null {
    return document && this.#mayRead(document) ? document : null;
  }
}

/** What one caller sees. */
export interface Visible {
  readonly documents: VisibleDocuments;
  readonly history: VisibleHistory;
}
