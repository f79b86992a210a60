import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { startPostgres } from '@/embedded/records/postgres.ts';
import { freePort } from '@/scripts/start/ports.ts';
import { openRecords, type Records } from '@/web/records/database.ts';
import { migrateRecords } from '@/web/records/migrate.ts';

export type TestRecords = {
  url: string;
  /** One more process, for the database. */
  open(poolSize?: number): Records;
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** SIGKILL, and up again on the same data. */
  crash(): Promise<void>;
  end(): Promise<void>;
};

const password = 'records';
/** The data goes with the test: a power cut in between is not what it is about. */
const settings = ['fsync=off'];
const migrations = join(import.meta.dirname, '..', 'web', 'records', 'migrations');

/** A PostgreSQL of a test's own, with this version's tables. */
export async function testRecords(): Promise<TestRecords> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-test-records-'));
  // As `cp` does it: the files belong to the user whom PostgreSQL runs as.
  await promisify(execFile)('cp', ['-a', `${await migratedTemplate()}/.`, dataDir]);
  const options = { dataDir, port: await freePort(), password, settings };
  let server = await startPostgres(options);
  const opened: Records[] = [];
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
      await server.quit();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A stopped cluster with these migrations' tables: made by the first test that needs one, which takes as long as ten copies of it. */
async function migratedTemplate(): Promise<string> {
  const template = join(tmpdir(), `forecourt-test-template-${await hashOfMigrations()}`);
  if (await isThere(template)) return template;
  const draft = await mkdtemp(`${template}-`);
  const server = await startPostgres({ dataDir: draft, port: await freePort(), password });
  await migrateRecords(server.url);
  await server.stop();
  // Where another test has made it meanwhile, that one stays.
  await rename(draft, template).catch(() => rm(draft, { recursive: true, force: true }));
  return template;
}

/** Of the version of PostgreSQL too. */
async function hashOfMigrations(): Promise<string> {
  const hash = createHash('sha256').update(String(process.getuid?.()));
  const names = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort();
  hash.update(await readFile(join(import.meta.dirname, '..', 'package.json')));
  for (const name of names) hash.update(name).update(await readFile(join(migrations, name)));
  return hash.digest('hex').slice(0, 16);
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
