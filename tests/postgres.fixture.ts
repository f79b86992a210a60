import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '@/embedded/records/postgres.ts';
import { freePort } from '@/scripts/start/ports.ts';
import { openRecords, type Records } from '@/web/records/database.ts';
import { migrateRecords } from '@/web/records/migrate.ts';

export type TestRecords = {
  url: string;
  /** One more process, as far as the database can tell. */
  open(poolSize?: number): Records;
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** SIGKILL, and up again on the same data. */
  crash(): Promise<void>;
  end(): Promise<void>;
};

/** A PostgreSQL of a test's own, with this version's tables. */
export async function testRecords(): Promise<TestRecords> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-test-records-'));
  const options = { dataDir, port: await freePort(), password: 'records' };
  let server = await startPostgres(options);
  const opened: Records[] = [];
  await migrateRecords(server.url);
  return {
    url: server.url,
    open(poolSize = 4) {
      const records = openRecords(server.url, poolSize);
      opened.push(records);
      return records;
    },
    async query(text, values = []) {
      const client = new pg.Client(server.url);
      await client.connect();
      try {
        return (await client.query(text, values)).rows;
      } finally {
        await client.end();
      }
    },
    async crash() {
      await server.kill();
      server = await startPostgres(options);
    },
    async end() {
      await Promise.all(opened.map((records) => records.close().catch(() => undefined)));
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
