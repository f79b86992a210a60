import type { Bulk } from './bulk.ts';
import type { Schema } from './schema/schema.ts';

/** Where a collection stores its documents; all calls are done when they return. */
export type DocumentStore = {
  put(seq: number, body: string): void;
  remove(seq: number): void;
  read(seq: number): string | undefined;
  after(seq: number, limit: number): { seq: number; body: string }[];
  saveSchema(schema: Schema): void;
  /** The bulk that was under way when the process ended; null when none was. */
  bulk(): Bulk | null;
  noteBulk(bulk: Bulk | null): void;
  transaction<T>(work: () => T): T;
};

/** So many documents are read at once. */
export const chunkDocuments = 200;
