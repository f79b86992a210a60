import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { closeDatabase, type Database, inTransaction, openDatabase } from '../store/database.ts';
import { Outbox } from './outbox.ts';
import { Sender } from './sender.ts';

let folder = '';
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-outbox-'));
  database = openDatabase(folder);
});
afterAll(async () => {
  closeDatabase(database);
  await rm(folder, { recursive: true, force: true });
});

it('messages for a receiver that is away have a bound, in memory and on disk, and the newest reach it', {
  timeout: 60_000,
}, async () => {
  const outbox = new Outbox(database);
  const message = (at: number) => ({
    webhook: 'publish',
    idempotencyKey: String(at),
    operation: 'update' as const,
    document: `page-${at}`,
    transactionId: String(at),
    timestamp: new Date().toISOString(),
    body: '{}',
  });
  const all = inTransaction(database, () => Array.from({ length: 150_000 }, (_, at) => outbox.add(message(at))));
  const taken: unknown[] = [];
  const receiver = createServer((request, response) => {
    taken.push(request.headers['idempotency-key']);
    response.end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const sender = new Sender(
    { name: 'publish', url, secret: 'x', projection: '{_id}' },
    { projectId: 'p', dataset: 'd' },
    outbox,
  );
  sender.enqueue(all);
  await vi.waitFor(() => expect(taken.length).toBeGreaterThan(20));
  sender.stop();
  receiver.closeAllConnections();
  receiver.close();
  expect(outbox.pending().length).toBeLessThanOrEqual(20_000);
  expect(outbox.pending().at(-1)?.document).toBe('page-149999');
  expect(Number(taken[0])).toBeGreaterThanOrEqual(130_000);
});

it('a message is sent on although its outcome cannot be stored', async () => {
  const outbox = new Outbox(database);
  outbox.removeAll(outbox.pending());
  const full = (change: string) =>
    database.exec(
      `create trigger full_${change} before ${change} on deliveries begin select raise(abort, 'full'); end`,
    );
  const message = (key: string) => ({
    webhook: 'publish',
    idempotencyKey: key,
    operation: 'update' as const,
    document: key,
    transactionId: key,
    timestamp: new Date().toISOString(),
    body: '{}',
  });
  const all = inTransaction(database, () => ['a', 'b'].map((key) => outbox.add(message(key))));
  for (const change of ['update', 'delete']) full(change);
  const taken: unknown[] = [];
  const receiver = createServer((request, response) => {
    taken.push(request.headers['idempotency-key']);
    response.writeHead(taken.length === 1 ? 503 : 200).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const hook = { name: 'publish', url, secret: 'x', projection: '{_id}' };
  const sender = new Sender(hook, { projectId: 'p', dataset: 'd' }, outbox);
  sender.enqueue(all);
  await vi.waitFor(() => expect(taken.toSorted()).toEqual(['a', 'a', 'b']));
  sender.stop();
  receiver.closeAllConnections();
  receiver.close();
  for (const change of ['update', 'delete']) database.exec(`drop trigger full_${change}`);
});

it('a receiver that is away is tried by one message at a time, and gets all of them once it is back', async () => {
  const outbox = new Outbox(database);
  outbox.removeAll(outbox.pending());
  const message = (key: string) => ({
    webhook: 'publish',
    idempotencyKey: key,
    operation: 'update' as const,
    document: key,
    transactionId: key,
    timestamp: new Date().toISOString(),
    body: '{}',
  });
  const keys = Array.from({ length: 300 }, (_, at) => String(at));
  const all = inTransaction(database, () => keys.map((key) => outbox.add(message(key))));
  const taken: unknown[] = [];
  let isAway = true;
  let tries = 0;
  const receiver = createServer((request, response) => {
    tries += 1;
    if (isAway) {
      request.socket.destroy();
      return;
    }
    taken.push(request.headers['idempotency-key']);
    response.end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const hook = { name: 'publish', url, secret: 'x', projection: '{_id}' };
  const sender = new Sender(hook, { projectId: 'p', dataset: 'd' }, outbox);
  sender.enqueue(all);
  await vi.waitFor(() => expect(tries).toBeGreaterThan(5));
  expect(tries).toBeLessThan(15);
  isAway = false;
  await vi.waitFor(() => expect(new Set(taken).size).toBe(300));
  await vi.waitFor(() => expect(outbox.pending()).toEqual([]));
  sender.stop();
  receiver.closeAllConnections();
  receiver.close();
});
