import type { MayRead } from '../query/perspective.ts';
import type { DocumentSource } from '../query/source.ts';
import type { StoredDocument } from './document.ts';
import type { Staging } from './staging.ts';

/**
 * A transaction's documents as its caller sees them: what the caller may not read is missing, so that no mutation or action returns, copies or
 * compares it. What the transaction itself has written is there: it was made of what the caller sent and may read. That nothing is written over a
 * document that only seems to be missing is checked at the commit, on the documents themselves (mutations/checks.ts).
 */
export class VisibleStaging implements DocumentSource {
  readonly #staging: Staging;
  readonly #mayRead: MayRead;

  constructor(staging: Staging, mayRead: MayRead) {
    this.#staging = staging;
    this.#mayRead = mayRead;
  }

  get(id: string): StoredDocument | undefined {
    const document = this.#staging.get(id);
    return document && this.#sees(document) ? document : undefined;
  }

  /** @throws Problem 413 beyond the writes that one transaction may have */
  set(id: string, after: StoredDocument | null, mutation: Record<string, unknown>): void {
    this.#staging.set(id, after, mutation);
  }

  all(): StoredDocument[] {
    return this.#staging.all().filter((document) => this.#sees(document));
  }

  ofTypes(types: readonly string[]): StoredDocument[] {
    return this.#staging.ofTypes(types).filter((document) => this.#sees(document));
  }

  referencing(targets: readonly string[]): StoredDocument[] {
    return this.#staging.referencing(targets).filter((document) => this.#sees(document));
  }

  /** Ids of the document's published, draft and version forms. */
  formsOf(published: string): string[] {
    return this.#staging.formsOf(published).filter((id) => this.get(id) !== undefined);
  }

  #sees(document: StoredDocument): boolean {
    return this.#staging.has(document._id) || this.#mayRead(document);
  }
}
