import type { StoredDocument } from '../store/document.ts';

/** What a query may read: the documents of one perspective that one caller may see. */
export interface DocumentSource {
  get(id: string): StoredDocument | undefined;
  all(): readonly StoredDocument[];
  ofTypes(types: readonly string[]): readonly StoredDocument[];
  /** Documents with a reference, strong or weak, to any of these ids. */
  referencing(ids: readonly string[]): readonly StoredDocument[];
}
