import type { Index } from '../index.ts';
import type { Schema } from '../schema/schema.ts';

export type SearchSource = {
  index: Index;
  schema: Schema;
  /** The stored JSON text of a row's document. */
  read(row: number): string;
};
