import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { CircuitBreaker } from '@/web/platform/circuit-breaker.ts';
import { readEnvironment } from '@/web/platform/env.ts';
import { openCircuits } from '@/web/start/circuits.ts';
import { openRecords } from './database.ts';

let records: TestRecords;
beforeAll(async () => {
  records = await testRecords();
});
afterAll(() => records.end());

const limits = { suspectMs: 150, probeMs: 150, everyMs: 50 };

it('[OPS-04] a PostgreSQL that takes connections and does not respond costs one wait; queries fail at once then', async () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => void sockets.add(socket.on('error', () => undefined)));
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
  const url = `postgres://user:password@127.0.0.1:${(silent.address() as AddressInfo).port}/records`;
  const circuit = new CircuitBreaker('records', () => new Promise(() => undefined), limits);
  const { database, pool, close } = openRecords(url, 2, circuit);
  const query = () => database.execute(sql`select 1`);
  const begun = performance.now();
  for (const one of await Promise.allSettled([query(), query(), pool.connect(), database.transaction(query)]))
    expect(one.status).toBe('rejected');
  // The pool itself would wait for five seconds.
  expect(performance.now() - begun).toBeLessThan(3_000);
  const connections = sockets.size;
  for (let at = 0; at < 10; at += 1) await expect(query()).rejects.toThrow();
  expect([circuit.isOpen, sockets.size]).toEqual([true, connections]);
  for (const socket of sockets) socket.destroy();
  silent.close();
  await close();
});

it('queries, transactions and connections of a PostgreSQL that is well pass, more than the pool has at once as well', async () => {
  const { records: circuit } = openCircuits(
    readEnvironment({ SANITY_PROJECT_ID: 'forecourt', DATABASE_URL: records.url }),
  );
  const { database, pool, close } = openRecords(records.url, 2, circuit);
  // Longer than a question may take before the next check, with every connection of the pool busy.
  const slow = Array.from({ length: 4 }, () => database.execute(sql`select pg_sleep(1.3)`));
  const inside = database.transaction(async (within) => (await within.execute(sql`select 7 as found`)).rows);
  expect(await inside).toEqual([{ found: 7 }]);
  await Promise.all(slow);
  const client = await pool.connect();
  expect((await client.query('select 8 as found')).rows).toEqual([{ found: 8 }]);
  client.release();
  expect(circuit.isOpen).toBe(false);
  await close();
});
