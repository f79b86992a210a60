import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { choosePlace, systemFolder } from './place.ts';
import { type RunningPostgres, startPostgres } from './postgres.ts';

const usual = 's3cret/%';
/** A stopped cluster of which most tests begin with a copy: making one takes seconds. */
let template = '';
let dataDir = '';
let running: RunningPostgres | null = null;

beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), 'forecourt-records-'));
  const made = await startPostgres({ dataDir: template, port: await unusedPort(), password: usual });
  await made.stop();
});

afterAll(() => rm(template, { recursive: true, force: true }));

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'forecourt-records-'));
});

afterEach(async () => {
  await running?.stop();
  running = null;
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts on the data of the test: a copy of the template at first, with the owners of its files. */
async function start(password = usual): Promise<RunningPostgres> {
  if ((await readdir(dataDir)).length === 0) await promisify(execFile)('cp', ['-a', `${template}/.`, dataDir]);
  return startHere(password);
}

async function startHere(password = usual): Promise<RunningPostgres> {
  running = await startPostgres({ dataDir, port: await unusedPort(), password });
  return running;
}

function unusedPort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const server = createServer().listen(0, '127.0.0.1', () => {
    const address = server.address();
    server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
  });
  return promise;
}

async function rows(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Inserts until the server dies and returns every number whose insert was acknowledged. */
async function insertUntilKilled(url: string, from: number, onRow: () => void): Promise<number[]> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  const acknowledged: number[] = [];
  try {
    for (let number = from; ; number += 1) {
      await client.query('insert into entries values ($1)', [number]);
      acknowledged.push(number);
      onRow();
    }
  } catch {
    return acknowledged;
  }
}

describe('embedded PostgreSQL', () => {
  it('[OPS-01] starts from nothing in a folder that was closed to others and requires the password', async () => {
    const { url } = await startHere();
    expect(await rows(url, 'select current_database() as name')).toEqual([{ name: 'forecourt' }]);
    await expect(rows(url.replace('s3cret', 'wrong'), 'select 1')).rejects.toThrow(/password authentication failed/);
    expect((await rows(url, "select current_setting('data_checksums') as on"))[0]?.on).toBe('on');
  });

  it('[OPS-05] loses no acknowledged row over three kills under four writers', async () => {
    let server = await start();
    await rows(server.url, 'create table entries (number int primary key)');
    const acknowledged: number[] = [];
    for (let round = 1; round <= 3; round += 1) {
      const rowsOf = new Map<number, number>();
      const writers = [1, 2, 3, 4].map((writer) =>
        insertUntilKilled(server.url, round * 10_000_000 + writer * 1_000_000, () =>
          rowsOf.set(writer, (rowsOf.get(writer) ?? 0) + 1),
        ),
      );
      await vi.waitFor(() => expect([1, 2, 3, 4].map((writer) => (rowsOf.get(writer) ?? 0) > 5)).not.toContain(false));
      await server.kill();
      acknowledged.push(...(await Promise.all(writers)).flat());
      server = await start();
    }
    const stored = new Set((await rows(server.url, 'select number from entries')).map(({ number }) => number));
    expect(acknowledged.length).toBeGreaterThan(20);
    expect(acknowledged.filter((number) => !stored.has(number))).toEqual([]);
  });

  it('takes a new password at the next start, for the file with the old one may be lost', async () => {
    const first = await start();
    await rows(first.url, 'create table kept (id int)');
    await first.stop();
    const second = await start("new'key");
    expect(await rows(second.url, 'select count(*)::int as count from kept')).toEqual([{ count: 0 }]);
  });

  it('stops the server that a killed supervisor left behind and starts a new one', async () => {
    const orphan = await start();
    await rows(orphan.url, 'create table kept (id int)');
    const next = await start();
    expect(next.pid).not.toBe(orphan.pid);
    expect(await rows(next.url, 'select count(*)::int as count from kept')).toEqual([{ count: 0 }]);
    await expect(rows(orphan.url, 'select 1')).rejects.toThrow();
  });

  it('starts although the pid of a dead server belongs to a stranger now, and leaves the stranger alone', async () => {
    const dead = await start();
    await dead.kill();
    const lines = [String(process.pid), dead.cluster, '1700000000', '1', '', '127.0.0.1', '1 1', 'ready'];
    await writeFile(join(dead.cluster, 'postmaster.pid'), `${lines.join('\n')}\n`);
    const next = await start();
    expect(await rows(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe.runIf(process.getuid?.() === 0)('as root', () => {
  it('keeps the cluster out of a data folder whose parent is closed to others', async () => {
    const closed = join(dataDir, 'home');
    await mkdir(join(closed, 'data'), { recursive: true });
    await chmod(closed, 0o700);
    const place = await choosePlace(join(closed, 'data'));
    const home = systemFolder(join(closed, 'data'));
    expect(place.cluster).toBe(join(home, 'cluster'));
    expect(place.user?.uid).toBeGreaterThan(0);
    expect((await stat(closed)).mode & 0o777).toBe(0o700);
    await rm(home, { recursive: true, force: true });
  });
});
