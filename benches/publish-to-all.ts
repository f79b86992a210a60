/**
 * With several web processes: how long after a publish each of them receives it, and that one whose
 * connection is cut meanwhile loses none (PLUS-24). Four processes listen, this one publishes.
 *
 *   node --import ./scripts/alias.ts benches/publish-to-all.ts [publishes, 500]
 *
 * Beside it: PostgreSQL's own notifications of the same number, through one bare connection.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { testRecords } from '@/tests/postgres.fixture.ts';
import { openRecords } from '@/web/records/database.ts';
import { createInvalidation } from '@/web/records/invalidation.ts';

const processes = 4;
const everyMs = 20;
const goalMs = 1_000;
const now = () => performance.timeOrigin + performance.now();

/** A web process as far as publishes go: reports when it received each. */
async function listenHere(url: string): Promise<void> {
  const { subscribe } = createInvalidation(openRecords(url, 2));
  await subscribe((tags) => process.send?.({ tags, at: now() }));
  process.send?.('listens');
}

type Heard = Map<string, number>;
type Report = 'listens' | { tags: string[]; at: number };

async function started(url: string): Promise<{ child: ChildProcess; heard: Heard }> {
  const child = fork(import.meta.filename, ['listen', url], { execArgv: process.execArgv });
  const heard: Heard = new Map();
  await once(child, 'message');
  child.on('message', (report: Report) => {
    if (report === 'listens') return;
    for (const tag of report.tags) if (!heard.has(tag)) heard.set(tag, report.at);
  });
  return { child, heard };
}

const table = (name: string, sent: Heard, heard: Heard) => {
  const ms = [...sent].flatMap(([tag, at]) => (heard.get(tag) ?? Number.NaN) - at).filter((one) => !Number.isNaN(one));
  const sorted = ms.sort((one, other) => one - other);
  const at = (share: number) => Number((sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN).toFixed(1));
  return { name, 'p50 ms': at(0.5), 'p99 ms': at(0.99), 'most ms': at(1), lost: sent.size - ms.length };
};

async function bare(url: string, publishes: number) {
  const [from, to] = [new pg.Client(url), new pg.Client(url)];
  await Promise.all([from.connect(), to.connect()]);
  const [sent, heard]: [Heard, Heard] = [new Map(), new Map()];
  to.on('notification', ({ payload = '' }) => heard.set(payload, now()));
  await to.query('listen bare');
  for (let at = 0; at < publishes; at += 1) {
    sent.set(String(at), now());
    await from.query('select pg_notify($1, $2)', ['bare', String(at)]);
    await pause(everyMs);
  }
  await Promise.all([from.end(), to.end()]);
  return table('a bare connection', sent, heard);
}

async function measure(publishes: number): Promise<void> {
  const records = await testRecords();
  const all = await Promise.all(Array.from({ length: processes }, () => started(records.url)));
  const { publish } = createInvalidation(records.open());
  const sent: Heard = new Map();
  for (let at = 0; at < publishes; at += 1) {
    if (at === Math.floor(publishes / 2))
      await records.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' order by pid limit 1",
      );
    sent.set(`page:${at}`, now());
    await publish([`page:${at}`]);
    await pause(everyMs);
  }
  await pause(3_000);
  const rows = all.map(({ heard }, at) => table(`process ${at + 1}`, sent, heard));
  console.table([...rows, await bare(records.url, publishes)]);
  for (const { child } of all) child.kill();
  await records.end();
  const met = rows.every((row) => row.lost === 0 && row['p99 ms'] < goalMs);
  console.log(met ? 'Within a second at p99, and none lost.' : 'The goal is missed.');
  process.exitCode = met ? 0 : 1;
}

const [mode, url = ''] = process.argv.slice(2);
if (mode === 'listen') await listenHere(url);
else await measure(Number(mode ?? 500));
