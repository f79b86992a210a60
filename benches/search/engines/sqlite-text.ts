import type { SQLInputValue } from 'node:sqlite';
import { type Condition, facetValues, numberFacets, searched, textFacets } from '../questions/question.ts';

export const tables = `
  PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -256000; PRAGMA temp_store = MEMORY;
  CREATE TABLE vehicles (row INTEGER PRIMARY KEY, ${textFacets.map((field) => `${field} TEXT`)},
    ${numberFacets.map((field) => `${field} REAL`)}, rank INTEGER, listed INTEGER, body_text TEXT);
  CREATE TABLE features (vehicle INTEGER, feature TEXT, PRIMARY KEY (vehicle, feature)) WITHOUT ROWID;
  CREATE INDEX by_make ON vehicles (make, state, price);
  CREATE INDEX by_dealer ON vehicles (dealer, listed);
  CREATE INDEX by_body ON vehicles (body, price);
  CREATE INDEX by_rank ON vehicles (rank);
  CREATE VIRTUAL TABLE words USING fts5(${searched}, content='', contentless_delete=1, prefix='2 3');
  CREATE VIRTUAL TABLE vocabulary USING fts5vocab(words, 'row');
  CREATE TEMP TABLE found (row INTEGER PRIMARY KEY, score REAL);`;

export function conditionSql(condition: Condition): { sql: string; values: SQLInputValue[] } {
  if ('from' in condition) {
    return { sql: `${condition.field} BETWEEN ? AND ?`, values: [condition.from, condition.to] };
  }
  return { sql: `${condition.field} IN (${condition.oneOf.map(() => '?')})`, values: [...condition.oneOf] };
}

export function facetSql(field: string, from: string): string {
  return `SELECT ${field} AS value, count(*) AS count FROM ${from} GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${facetValues}`;
}

/** Statistics of all number facets in one pass. */
export function statisticsSql(from: string): string {
  const parts = numberFacets.flatMap((field) => [
    `min(${field}) AS ${field}_min`,
    `max(${field}) AS ${field}_max`,
    `sum(${field}) AS ${field}_sum`,
  ]);
  return `SELECT ${parts} FROM ${from}`;
}
