import type { Question } from '../questions/question.ts';
import type { Vehicle } from '../vehicles/vehicle.ts';

export type FacetAnswer = { field: string; counts: { value: string; count: number }[] };

/** What every engine answers, so that their answers can be compared. */
export type Answer = { found: number; hits: Vehicle[]; facets: FacetAnswer[] };

/**
 * A search engine under measurement. Every question ends with JSON text, as a service sends it: documents, facet counts and statistics
 * as far as the engine has them.
 */
export type Engine = {
  build(stock: Iterable<Vehicle>): Promise<void>;
  ask(question: Question): string | Promise<string>;
  askAll(questions: readonly Question[]): string | Promise<string>;
  upsert(vehicle: Vehicle): void | Promise<void>;
  read(answer: string): Answer;
  close(): void | Promise<void>;
};
