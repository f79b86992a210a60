/**
 * One winner for each car, and no money astray (CHK-02 to CHK-04, PLUS-13): pairs of shoppers who want the same car at one moment, two web
 * processes with their workers, the payment sandbox and the database killed with SIGKILL all the while, webhooks late, twice, forged and out of
 * order, responses of the provider lost, and payment pages that run out during a payment. Then every count of what must never be is printed beside the tries, and any above 0
 * ends it with 1. At the end, in calm, how long a release takes to reach the search index.
 *
 *   node --import ./scripts/alias.ts benches/reserve.ts [pairs=1000] [at-once=50] [kill-every=4]     seconds between two kills
 */
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@/scripts/start/ports.ts';
import { testRecords } from '@/tests/postgres.fixture.ts';
import { Killable } from './reserve/processes.ts';
import { persist, shop, type Tried } from './reserve/shopper.ts';
import { verdict, visibleWithin } from './reserve/verdict.ts';

const given = Object.fromEntries(process.argv.slice(2).map((word) => word.split('=')));
const pairs = Number(given.pairs ?? 1_000);
const atOnce = Number(given['at-once'] ?? 50);
const killEveryMs = Number(given['kill-every'] ?? 4) * 1_000;
const visibleMs = 1_000;
const modes = ['sent', 'twice', 'late', 'held', 'forged'];

const folder = await mkdtemp(join(tmpdir(), 'forecourt-reserve-'));
const records = await testRecords();
const { pool } = records.open(4);
/** Rejects while the database is away, and ends no process. */
const query = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await pool.query(text, values)).rows;
await query('create table bench_index (vehicle text, reserved boolean, at timestamptz)');
const ports = { sandbox: await freePort(), smtp: await freePort(), webs: [await freePort(), await freePort()] };
const [firstWeb = 0] = ports.webs;
const provider = `http://127.0.0.1:${ports.sandbox}`;
const [key, secret] = ['sk_test_bench', 'whsec_bench'];
const sandbox = new Killable(['embedded/sandbox/main.ts'], {
  SANDBOX_PORT: String(ports.sandbox),
  SANDBOX_SMTP_PORT: String(ports.smtp),
  SANDBOX_DIR: folder,
  SANDBOX_PAYMENTS: `${key}|${secret}|http://127.0.0.1:${firstWeb}/api/webhooks/payments`,
});
const webs = ports.webs.map(
  (port) =>
    new Killable(['--import', './scripts/alias.ts', 'benches/reserve/web.ts'], {
      BENCH_PORT: String(port),
      BENCH_RECORDS: records.url,
      STRIPE_SECRET_KEY: key,
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_ACCOUNTS: 'a=acct_a',
      STRIPE_API_URL: provider,
    }),
);
const anyWeb = () => `http://127.0.0.1:${ports.webs[randomInt(ports.webs.length)]}`;
const press = (control: string) =>
  fetch(`${provider}/payments/${control}`, { method: 'POST', redirect: 'manual' }).catch(() => undefined);

let shopping = true;
let crashes = 0;
/** Kills one of the four at a time, and waits until it is back. */
async function killer(): Promise<void> {
  while (shopping) {
    await pause(killEveryMs);
    const victim = [...webs, sandbox, null][randomInt(4)];
    if (victim) await victim.kill();
    else {
      await records.crash();
      crashes += 1;
    }
  }
}

/** Changes how webhooks come, and lets payment pages run out while their shoppers may be paying. */
async function mischief(): Promise<void> {
  while (shopping) {
    await press(`webhooks/${modes[randomInt(modes.length)]}`);
    await press('events/reversed');
    await press(`api/${randomInt(4) === 0 ? 'lost-answer' : 'up'}`);
    await pause(1_500);
    await endSomePending(20).catch(() => undefined);
  }
}

const endSomePending = (max: number) =>
  query(
    `update holds set ends_at = now() where state = 'pending'
       and id in (select id from holds where state = 'pending' order by random() limit $1)`,
    [max],
  );

async function allPairs(): Promise<Tried[]> {
  const tried: Tried[] = [];
  let next = 0;
  const pair = async () => {
    while (next < pairs) {
      const at = next;
      next += 1;
      const phone = (side: number) => `+614${String(at * 2 + side).padStart(8, '0')}`;
      tried.push(...(await Promise.all([0, 1].map((side) => shop(anyWeb, `car-${at}`, phone(side))))));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, pair));
  return tried;
}

/** Ends every page that is open, and waits until no money is on its way. */
async function settle(maxMs = 180_000): Promise<number> {
  const begun = performance.now();
  const unsettled = async () => {
    await endSomePending(1_000_000);
    const [row] = await query(
      `select count(*)::int as n from holds where state = 'pending' or money in ('open', 'releasing', 'refunding', 'capturing')`,
    );
    return Number(row?.n ?? 0);
  };
  while ((await unsettled()) > 0 && performance.now() - begun < maxMs) await pause(1_000);
  return (performance.now() - begun) / 1_000;
}

/** In calm: a third of the cars is let go, ten a second, then a third is sold. How long the releases took to reach the index. */
async function afterwards() {
  const since = new Date();
  const held = await query(`select id from holds where state = 'held' order by id`);
  const each = async (third: number, action: string) => {
    for (const { id } of held.filter((_, at) => at % 3 === third)) {
      await persist(() => `${anyWeb()}/${action}`, { id });
      await pause(100);
    }
    await settle();
  };
  await each(0, 'release');
  await pause(2_000);
  const shown = await visibleWithin(query, since);
  await each(1, 'apply');
  return shown;
}

try {
  await Promise.all([sandbox.start(), ...webs.map((web) => web.start())]);
  const begun = performance.now();
  const trouble = Promise.all([killer(), mischief()]);
  const tried = await allPairs();
  shopping = false;
  await trouble;
  await press('webhooks/sent');
  await press('api/up');
  const seconds = (performance.now() - begun) / 1_000;
  const kills = { web: webs.reduce((sum, web) => sum + web.kills, 0), sandbox: sandbox.kills, database: crashes };
  console.log(`${pairs} pairs in ${seconds.toFixed(0)} s; kills: ${JSON.stringify(kills)}`);
  const kinds = Map.groupBy(tried, ({ made }) => made?.kind ?? 'no response');
  console.table(Object.fromEntries([...kinds].map(([kind, all]) => [kind, all.length])));
  console.log(`paid: ${tried.filter(({ paid }) => paid).length}; settled after ${(await settle()).toFixed(0)} s`);
  const shown = await afterwards();
  console.log(
    `a release is visible after ${shown.median.toFixed(0)} ms, ${shown.max.toFixed(0)} at most, of ${shown.releases}`,
  );
  const faults = await verdict(query, join(folder, 'payments.sqlite'), tried);
  console.table(faults);
  console.table(await query(`select state || '/' || money as status, count(*)::int as holds from holds group by 1`));
  const isBroken = Object.values(faults).some((found) => found > 0) || shown.max > visibleMs || kills.web === 0;
  process.exitCode = isBroken ? 1 : 0;
} finally {
  shopping = false;
  await Promise.all([sandbox, ...webs].map((one) => one.stop('SIGKILL')));
  await records.end();
  await rm(folder, { recursive: true, force: true });
}
