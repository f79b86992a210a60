import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RunningPostgres, startPostgres } from '@/embedded/records/postgres.ts';
import { freePort } from '@/scripts/start/ports.ts';
import { type Database, openRecords, type Records } from './database.ts';
import { insertLead } from './insert-lead.ts';
import { createInvalidation, type Invalidation } from './invalidation.ts';
import { migrateRecords } from './migrate.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import { newLead, noOutbox } from './new-lead.fixture.ts';
import type { NewLead } from './new-lead.ts';
import { publishLog } from './schema.ts';

let dataDir = '';
let port = 0;
let server: RunningPostgres;
const endings: (() => Promise<void>)[] = [];

const start = (): Promise<RunningPostgres> => startPostgres({ dataDir, port, password: 'records' });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'forecourt-web-records-'));
  port = await freePort();
  server = await start();
});

afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

beforeEach(() => migrateRecords(server.url));

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
  await query('truncate publish_log');
});

async function query(text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(server.url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const cutListeners = () => query("select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'");

function instance(): Invalidation & { records: Records } {
  const records = openRecords(server.url, 2);
  endings.push(records.close);
  return { ...createInvalidation(records), records };
}

async function hearing(invalidation: Invalidation): Promise<string[][]> {
  const heard: string[][] = [];
  endings.push(await invalidation.subscribe((tags) => heard.push(tags)));
  return heard;
}

describe('migrations', () => {
  it('[OPS-02] of four instances that start together all come up, on the same tables', async () => {
    await query('drop schema if exists drizzle cascade');
    await query('drop schema public cascade');
    await query('create schema public');
    await Promise.all([1, 2, 3, 4].map(() => migrateRecords(server.url)));
    expect(await query('select count(*)::int as count from drizzle.__drizzle_migrations')).toEqual([
      { count: journal.entries.length },
    ]);
    expect(await query('select count(*)::int as count from publish_log')).toEqual([{ count: 0 }]);
  });

  it('reports that there is no database at the address', async () => {
    await expect(migrateRecords(`postgres://app:x@127.0.0.1:${await freePort()}/forecourt`)).rejects.toThrow(
      /ECONNREFUSED/,
    );
  });
});

describe('leads', () => {
  const lead = newLead({ idempotencyKey: 'try 1' });
  const insert = async (database: Database, one: NewLead) => (await insertLead(database, noOutbox, one)).id;

  it('[FORM-12] of one enquiry are one, also when two instances take it at the same moment', async () => {
    const [first, second] = [instance().records.database, instance().records.database];
    const ids = await Promise.all([first, second, first, second].map((database) => insert(database, lead)));
    expect(new Set(ids).size).toBe(1);
    expect(await query("select destinations, details->>'name' as name from leads where site = 'a'")).toEqual([
      { destinations: ['desk@a.example'], name: 'Alex' },
    ]);
    expect(await insert(first, { ...lead, idempotencyKey: 'try 2' })).not.toBe(ids[0]);
    expect(await insert(first, { ...lead, repeatWithinSeconds: 0 })).not.toBe(ids[0]);
  });

  it('[CFG-04] [FORM-12] of two sites are never the same, whatever key they bring', async () => {
    const { database } = instance().records;
    const ids = await Promise.all(['b', 'c'].map((site) => insert(database, { ...lead, site })));
    expect(new Set(ids).size).toBe(2);
  });
});

describe('invalidation', () => {
  it('[PLUS-07] a publish on one instance reaches every instance at once', async () => {
    const [first, second] = [instance(), instance()];
    const heard = [await hearing(first), await hearing(second)];
    await first.publish(['site:southbank-ford', 'page:southbank-ford']);
    await vi.waitFor(() =>
      expect(heard).toEqual([
        [['site:southbank-ford', 'page:southbank-ford']],
        [['site:southbank-ford', 'page:southbank-ford']],
      ]),
    );
  });

  it('carries more tags than a notification has room for', async () => {
    const publisher = instance();
    const heard = await hearing(publisher);
    const tags = Array.from({ length: 3_000 }, (_, site) => `site:dealer-number-${site}`);
    await publisher.publish(tags);
    await vi.waitFor(() => expect(heard).toEqual([tags]));
  });

  it('takes a webhook that comes twice once', async () => {
    const publisher = instance();
    const heard = await hearing(publisher);
    const cause = { idempotencyKey: 'delivery-1', documentId: 'tile-1', transactionId: 't1' };
    await publisher.publish(['site:a'], cause);
    await publisher.publish(['site:a'], cause);
    await publisher.publish(['site:b'], { ...cause, idempotencyKey: 'delivery-2' });
    await vi.waitFor(() => expect(heard.flat().sort()).toEqual(['site:a', 'site:b']));
    expect(await publisher.records.database.$count(publishLog)).toBe(2);
  });

  it('[PLUS-07] an instance whose connection broke receives what it missed', async () => {
    const [away, publisher] = [instance(), instance()];
    const heard = await hearing(away);
    await cutListeners();
    await publisher.publish(['site:missed']);
    await vi.waitFor(() => expect(heard.flat()).toContain('site:missed'));
    heard.length = 0;
    await publisher.publish(['site:later']);
    await vi.waitFor(() => expect(heard).toContainEqual(['site:later']));
  });

  it('[PLUS-24] each of four instances receives every publish of all, while their connections are cut again and again', async () => {
    const all = Array.from({ length: 4 }, instance);
    const heard = await Promise.all(all.map(hearing));
    const tags = Array.from({ length: 120 }, (_, at) => `page:${at}`);
    for (const [at, tag] of tags.entries()) {
      if (at % 25 === 10) await cutListeners();
      await all[at % all.length]?.publish([tag]);
    }
    for (const one of heard) await vi.waitFor(() => expect(new Set(one.flat())).toEqual(new Set(tags)));
  });

  it('[PLUS-07] receives publishes again after PostgreSQL itself was killed', async () => {
    const survivor = instance();
    const heard = await hearing(survivor);
    await survivor.publish(['site:before']);
    await vi.waitFor(() => expect(heard).toEqual([['site:before']]));
    await server.kill();
    await expect(survivor.publish(['site:during'])).rejects.toThrow();
    server = await start();
    await vi.waitFor(() => expect(heard.flat().filter((tag) => tag === 'site:before')).toHaveLength(2));
    await survivor.publish(['site:after']);
    await vi.waitFor(() => expect(heard.at(-1)).toEqual(['site:after']));
  });

  it('receives nothing any more once it unsubscribes', async () => {
    const publisher = instance();
    const heard: string[][] = [];
    const stop = await publisher.subscribe((tags) => heard.push(tags));
    await stop();
    await publisher.publish(['site:a']);
    expect(await query("select count(*)::int as count from pg_stat_activity where query like 'listen%'")).toEqual([
      { count: 0 },
    ]);
    expect(heard).toEqual([]);
  });

  it('forgets publishes that are older than any outage', async () => {
    const publisher = instance();
    await publisher.publish(['site:old']);
    await query("update publish_log set received_at = now() - interval '31 days'");
    await publisher.publish(['site:new']);
    await hearing(instance());
    await expect.poll(() => query('select tags from publish_log')).toEqual([{ tags: ['site:new'] }]);
  });
});
