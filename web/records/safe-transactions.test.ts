import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { silentLine } from '@/tests/silent-line.fixture.ts';
import { CircuitBreaker } from '@/web/platform/circuit-breaker.ts';
import { guardPool } from './guarded-pool.ts';
import { makeTransactionsSafe } from './safe-transactions.ts';

let records: TestRecords;
beforeAll(async () => {
  records = await testRecords();
  await records.query('create table notes (text text)');
});
afterAll(() => records.end());

/** One connection, behind a line that can fall silent. */
async function setUp() {
  const line = await silentLine(records.url);
  const pool = new pg.Pool({ connectionString: line.url, max: 1, connectionTimeoutMillis: 1_000, query_timeout: 150 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const database = drizzle(pool);
  makeTransactionsSafe(database, pool, (client) => drizzle(client));
  const end = async () => {
    await pool.end();
    line.end();
  };
  return { line, pool, database, end };
}

const note = (text: string) => sql`insert into notes values (${text})`;
const notes = async () => (await records.query('select text from notes order by text')).map(({ text }) => text);

it('a transaction commits, rolls back what fails, and returns its connection', async () => {
  const { pool, database, end } = await setUp();
  expect(await database.transaction(async (within) => (await within.execute(note('one'))).rowCount)).toBe(1);
  const failing = database.transaction(async (within) => {
    await within.execute(note('two'));
    throw new Error('No.');
  });
  await expect(failing).rejects.toThrow('No.');
  expect([await notes(), pool.totalCount, pool.idleCount]).toEqual([['one'], 1, 1]);
  await end();
});

it('a transaction whose begin has no response costs the pool no connection', async () => {
  const { line, database, end } = await setUp();
  await database.execute(sql`select 1`);
  line.silence();
  for (let at = 0; at < 3; at += 1)
    await expect(database.transaction((within) => within.execute(note('three')))).rejects.toThrow();
  line.resume();
  await database.transaction((within) => within.execute(note('four')));
  expect(await notes()).toEqual(['four', 'one']);
  await end();
});

it('what is written after a transaction whose rollback had no response stays written', async () => {
  const { line, pool, database, end } = await setUp();
  const frozen = database.transaction(async (within) => {
    await within.execute(note('five'));
    line.silence();
    await within.execute(note('six'));
  });
  await expect(frozen).rejects.toThrow();
  line.resume();
  await pool.query("insert into notes values ('seven')");
  expect(await notes()).toEqual(['four', 'one', 'seven']);
  await end();
});

it('a connection that comes after the circuit opened returns to the pool', async () => {
  const { line, pool, end } = await setUp();
  guardPool(
    pool,
    new CircuitBreaker('records', () => new Promise(() => undefined), { suspectMs: 50, probeMs: 50, everyMs: 50 }),
  );
  line.silence();
  await expect(pool.connect()).rejects.toThrow();
  line.resume();
  await expect.poll(() => [pool.totalCount, pool.idleCount]).toEqual([1, 1]);
  await end();
});
