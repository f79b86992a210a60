import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Question } from '../questions.ts';
import { type BenchVehicle, numberFacets, wordFacets } from '../vehicles.ts';
import { asText, type BenchEngine, type Result } from './engine.ts';

const columns = [...wordFacets, ...numberFacets];

/** node:sqlite with FTS5's trigrams for words with typos, indexes for filters, and GROUP BY for facets. */
export async function sqlite(): Promise<BenchEngine> {
  const database = new DatabaseSync(':memory:');
  database.exec(`
    CREATE TABLE v (id TEXT PRIMARY KEY, name TEXT, ${columns.map((name) => `${name} ${numeric(name) ? 'INTEGER' : 'TEXT'}`).join(', ')});
    CREATE TABLE feature (row INTEGER, name TEXT);
    CREATE VIRTUAL TABLE words USING fts5(name, badge, body, colour, tokenize = 'trigram');
  `);
  const insert = database.prepare(
    `INSERT OR REPLACE INTO v (id, name, ${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')}, ?, ?)`,
  );
  const word = database.prepare('INSERT INTO words (rowid, name, badge, body, colour) VALUES (?, ?, ?, ?, ?)');
  const feature = database.prepare('INSERT INTO feature (row, name) VALUES (?, ?)');
  const put = (vehicle: BenchVehicle) => {
    const values = columns.map((name) => vehicle[name] as SQLInputValue);
    const { lastInsertRowid } = insert.run(vehicle.id, vehicle.name, ...values);
    word.run(lastInsertRowid, vehicle.name, vehicle.badge, vehicle.body, vehicle.colour);
    for (const name of vehicle.features) feature.run(lastInsertRowid, name);
  };
  return {
    async add(vehicles) {
      database.exec('BEGIN');
      for (const vehicle of vehicles) put(vehicle);
      database.exec('COMMIT');
      for (const name of ['make', 'state', 'dealership_name', 'price'])
        database.exec(`CREATE INDEX v_${name} ON v (${name})`);
      database.exec('CREATE INDEX feature_row ON feature (row); ANALYZE');
    },
    ask: async (questions) => asText(questions.map((question) => answer(database, question))),
    async upsert(vehicle) {
      put(vehicle);
    },
    close: async () => database.close(),
  };
}

function answer(database: DatabaseSync, question: Question): Result {
  const { condition, values } = conditionOf(question);
  const rows = `SELECT rowid FROM v ${condition}`;
  database.exec('CREATE TEMP TABLE IF NOT EXISTS found (row INTEGER PRIMARY KEY); DELETE FROM found');
  database.prepare(`INSERT INTO found ${rows}`).run(...values);
  const counted = question.facets ? facets(database) : [];
  const { n } = database.prepare('SELECT count(*) AS n FROM found').get() as { n: number };
  const order = question.sortByPrice ? 'ORDER BY price' : '';
  const page = database
    .prepare(`SELECT id, name, price, km FROM v JOIN found ON v.rowid = found.row ${order} LIMIT ?`)
    .all(question.limit);
  return { found: n, hits: page, facets: counted };
}

function facets(database: DatabaseSync): unknown[] {
  const counted = columns.map((name) => {
    const counts = `SELECT ${name} AS value, count(*) AS n FROM v JOIN found ON v.rowid = found.row GROUP BY 1 ORDER BY n DESC LIMIT 50`;
    return { field: name, counts: database.prepare(counts).all() };
  });
  const listed = database
    .prepare('SELECT name, count(*) AS n FROM feature JOIN found USING (row) GROUP BY name ORDER BY n DESC LIMIT 50')
    .all();
  const stats = numberFacets.map((name) => `min(${name}), max(${name}), sum(${name}), avg(${name})`).join(', ');
  const ends = database.prepare(`SELECT ${stats} FROM v JOIN found ON v.rowid = found.row`).get();
  return [...counted, { field: 'features', counts: listed }, ends];
}

function conditionOf({ words, make, state, price, dealers }: Question) {
  const conditions: string[] = [];
  const values: SQLInputValue[] = [];
  const need = (condition: string, ...given: SQLInputValue[]) => {
    conditions.push(condition);
    values.push(...given);
  };
  if (words) need('rowid IN (SELECT rowid FROM words WHERE words MATCH ?)', trigrams(words));
  if (make) need('make = ?', make);
  if (state) need('state = ?', state);
  if (price) need('price BETWEEN ? AND ?', ...price);
  if (dealers) need(`dealership_name IN (${dealers.map(() => '?').join(', ')})`, ...dealers);
  return { condition: conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '', values };
}

/** Trigrams of each word, any of which may match: SQLite's way to live with typos. */
function trigrams(words: string): string {
  const of = (word: string) =>
    word.length < 3 ? [`"${word}"`] : Array.from({ length: word.length - 2 }, (_, at) => `"${word.slice(at, at + 3)}"`);
  return words
    .split(' ')
    .map((word) => `(${of(word).join(' OR ')})`)
    .join(' AND ');
}

const numeric = (name: string): boolean => (numberFacets as readonly string[]).includes(name);
