import type { Question } from '../questions.ts';
import type { BenchVehicle } from '../vehicles.ts';

/** An engine under test. An answer is the text that goes on the wire: how many were found, the page and, where asked, the facets. */
export type BenchEngine = {
  add(vehicles: Iterable<BenchVehicle>): Promise<void>;
  /** JSON `{"results": [{"found": …}, …]}`, one result for each question. */
  ask(questions: readonly Question[]): Promise<string>;
  upsert(vehicle: BenchVehicle): Promise<void>;
  close(): Promise<void>;
};

/** What a page shows of a vehicle. */
export const shown = ({ id, name, price, km }: BenchVehicle) => ({ id, name, price, km });

export type Result = { found: number; hits: unknown[]; facets: unknown };
export const asText = (results: readonly Result[]): string => JSON.stringify({ results });
