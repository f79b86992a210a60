import type { Question } from '../questions/question.ts';
import type { Vehicle } from '../vehicles/vehicle.ts';

type FacetResponse = { field: string; counts: { value: string; count: number }[] };

/**
 * Every engine's results for a query, so that they can be compared. `marks`: for each hit, the
 * fields with found words marked.
 */
export type SearchResponse = { found: number; hits: Vehicle[]; facets: FacetResponse[]; marks?: Marks[] };

export type Marks = Record<string, string | string[]>;

/**
 * A search engine under measurement, with what an application needs around it: requests come as
 * text, responses leave as the bytes of JSON text, with documents, facet counts, statistics as far
 * as the engine has them, and marks where they are requested.
 */
export type Engine = {
  build(stock: Iterable<Vehicle>): Promise<void>;
  /** Questions as the text of one request, as a client would send it; made before anything is measured. */
  requestOf(questions: readonly Question[]): string;
  /** Valid until the next result. */
  search(request: string): Promise<Uint8Array>;
  /** Takes one vehicle as JSON text. */
  upsert(vehicle: string): void | Promise<void>;
  read(response: Uint8Array): SearchResponse[];
  close(): void | Promise<void>;
};
