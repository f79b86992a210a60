import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestRecords, testRecords } from '@/tests/postgres.fixture.ts';
import { snapshotsIn } from './content-snapshots.ts';
import { openRecords } from './database.ts';
import { insertLead } from './insert-lead.ts';
import { newLead, noOutbox } from './new-lead.fixture.ts';
import { SharedLimit } from './shared-limit.ts';

let postgres: TestRecords;
beforeAll(async () => {
  postgres = await testRecords();
});
afterAll(() => postgres.end());

describe('the limit of enquiries', () => {
  it('[FORM-13] holds over processes together, by sender, and stores no address', async () => {
    const limits = [1, 2].map(() => new SharedLimit(postgres.open(), { name: 'test', max: 5, withinSeconds: 60 }));
    const responses = await Promise.all(Array.from({ length: 20 }, (_, at) => limits[at % 2]?.take('203.0.113.9')));
    expect(responses.filter((allowed) => allowed)).toHaveLength(5);
    expect(await limits[0]?.take('203.0.113.10')).toBe(true);
    const rows = await postgres.query('select key from rate_limits');
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
  });

  it('[FORM-13] holds for each process while the records are away', async () => {
    const away = openRecords('postgres://app:x@127.0.0.1:1/forecourt', 1);
    const limit = new SharedLimit(away, { name: 'away', max: 1, withinSeconds: 60 });
    expect([await limit.take('a'), await limit.take('a'), await limit.take('b')]).toEqual([true, false, true]);
    await away.close();
  });
});

describe('the records', () => {
  it('keep content as it was last read, the latest only', async () => {
    const snapshots = snapshotsIn(() => postgres.open().database);
    expect(await snapshots.find('site a')).toBeUndefined();
    await snapshots.save('site a', { name: 'A' });
    await snapshots.save('site a', { name: 'B' });
    expect(await snapshots.find('site a')).toEqual({ name: 'B' });
  });

  it('[FORM-12] give a connection back whose statement hangs', async () => {
    const { pool } = postgres.open(1);
    const settings = await pool.query("select name, setting from pg_settings where name ~ '^(statement|idle_in_tr)'");
    expect(settings.rows.map(({ setting }) => Number(setting))).toEqual([10_000, 10_000]);
  });

  it('[FORM-12] keep every text that the border lets through', async () => {
    const { database } = postgres.open();
    const details = { message: 'half \ufffd, whole 🚗, <b>’--' };
    const { id } = await insertLead(database, noOutbox, newLead({ details }));
    const [row] = await postgres.query("select details->>'message' as message from leads where id = $1", [id]);
    expect(row?.message).toBe('half \ufffd, whole 🚗, <b>’--');
  });
});
