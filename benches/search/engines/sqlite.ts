import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { numberFacets, type Question, searched, textFacets } from '../questions/question.ts';
import type { Vehicle } from '../vehicles/vehicle.ts';
import type { SearchResponse } from './engine.ts';
import { marksOf, resembling } from './marking.ts';
import { Peer } from './peer.ts';
import { conditionSql, facetSql, statisticsSql, tables } from './sqlite-text.ts';
import { matchExpression, Words } from './sqlite-words.ts';

const columns = [...textFacets, ...numberFacets, 'rank', 'listed'] as const;

/** SQLite in a file, WAL as durable as ours: a table with indexes, a table of features, FTS5 for words. */
export class Sqlite extends Peer {
  private readonly folder = mkdtempSync(join(tmpdir(), 'sqlite-bench-'));
  private readonly database = new DatabaseSync(join(this.folder, 'bench.sqlite'));
  private readonly statements = new Map<string, StatementSync>();
  private readonly words = new Words(this.database);

  async build(stock: Iterable<Vehicle>): Promise<void> {
    this.database.exec(tables);
    this.database.exec('BEGIN');
    for (const vehicle of stock) this.insert(vehicle);
    this.database.exec('COMMIT; ANALYZE');
  }

  protected put(vehicle: Vehicle): void {
    const row = rowOf(vehicle);
    this.database.exec('BEGIN IMMEDIATE');
    for (const table of ['features WHERE vehicle', 'words WHERE rowid', 'vehicles WHERE row'])
      this.prepared(`DELETE FROM ${table} = ?`).run(row);
    this.insert(vehicle);
    this.database.exec('COMMIT');
  }

  close(): void {
    this.database.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private insert(vehicle: Vehicle): void {
    const row = rowOf(vehicle);
    const names = ['row', 'body_text', ...columns];
    this.prepared(`INSERT INTO vehicles (${names}) VALUES (${names.map(() => '?')})`).run(
      row,
      JSON.stringify(vehicle),
      ...columns.map((column) => vehicle[column]),
    );
    const feature = this.prepared('INSERT INTO features (vehicle, feature) VALUES (?, ?)');
    for (const one of vehicle.features) feature.run(row, one);
    const texts = searched.map((field) => String(vehicle[field]));
    this.prepared(`INSERT INTO words (rowid, ${searched}) VALUES (?${', ?'.repeat(searched.length)})`).run(
      row,
      ...texts,
    );
  }

  protected find(question: Question): SearchResponse {
    const match = question.words ? this.words.match(question.words) : null;
    if (match === '') return { found: 0, hits: [], facets: [] };
    const conditions = question.filter.map(conditionSql);
    const where = conditions.length > 0 ? `WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}` : '';
    const given = conditions.flatMap(({ values }) => values);
    const narrowed = match !== null || conditions.length > 0;
    if (narrowed) {
      this.prepared('DELETE FROM found').run();
      if (match === null) this.prepared(`INSERT INTO found (row) SELECT row FROM vehicles ${where}`).run(...given);
      else this.prepared(matchExpression).run(match);
    }
    const from = narrowed ? 'found CROSS JOIN vehicles USING (row)' : 'vehicles';
    const { sort, limit } = question;
    const order = sort ? `vehicles.${sort.field} ${sort.descending ? 'DESC' : 'ASC'}` : 'found.score';
    const hits = this.all<{ body_text: string }>(`SELECT body_text FROM ${from} ORDER BY ${order} LIMIT ${limit}`);
    const [total] = this.all<{ found: number }>(`SELECT count(*) AS found FROM ${narrowed ? 'found' : 'vehicles'}`);
    const documents = hits.map(({ body_text }): Vehicle => JSON.parse(body_text));
    const isFound = question.marked ? resembling(question.words) : null;
    return {
      found: total?.found ?? 0,
      hits: documents,
      facets: question.facets ? this.facets(from, narrowed) : [],
      ...(isFound ? { marks: documents.map((one) => marksOf(one, searched, isFound)) } : {}),
    };
  }

  private facets(from: string, narrowed: boolean) {
    const features = narrowed ? 'found CROSS JOIN features ON vehicle = row' : 'features';
    const [statistics] = this.all<Record<string, number>>(statisticsSql(from));
    return [...textFacets, 'features', ...numberFacets].map((field) => ({
      field,
      counts: this.all<{ value: string; count: number }>(
        field === 'features' ? facetSql('feature', features) : facetSql(field, from),
      ),
      stats: statistics && {
        min: statistics[`${field}_min`],
        max: statistics[`${field}_max`],
        sum: statistics[`${field}_sum`],
      },
    }));
  }

  private all<T>(sql: string): T[] {
    return this.prepared(sql).all() as T[];
  }

  private prepared(sql: string): { run(...values: SQLInputValue[]): unknown; all(): unknown[] } {
    const cached = this.statements.get(sql) ?? this.database.prepare(sql);
    this.statements.set(sql, cached);
    return cached;
  }
}

const rowOf = (vehicle: Vehicle) => Number(vehicle.id.slice(1));
