/**
 * Figures of visits (ANL-01): pages' times without and with events on their way, side by side and alternating, as ratios; then a stream of events
 * while web and database are killed with SIGKILL. Every batch that was acknowledged must be in the records with all of its events, once,
 * and the counts by hour must be those of the entries. Exits with 1 where something is missing.
 *
 *   node --import ./scripts/alias.ts benches/events.ts [events a second] [kills] [turns]      2000, 6 and 5 by default
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Instance, startInstance } from '@/scripts/start/instance.ts';
import { freePort } from '@/scripts/start/ports.ts';
import { Beacons, eventsOfBatch } from './events/beacons.ts';
import { median, pageTimes } from './events/page-times.ts';

const [eventsASecond = 2_000, kills = 6, runs = 5] = process.argv.slice(2).map(Number);
/** A stream runs for so long before the next kill, milliseconds. */
const betweenKillsMs = 4_000;

/** The machine's load changes: runs without and with alternate, and each pair is one ratio. */
async function sideBySide(port: number): Promise<void> {
  const ratios: { cached: number[]; fresh: number[] } = { cached: [], fresh: [] };
  let [acknowledged, seconds] = [0, 0];
  const waited: number[] = [];
  await pageTimes(port);
  for (let run = 0; run < runs; run += 1) {
    const without = await pageTimes(port);
    const begun = performance.now();
    const beacons = new Beacons(port, eventsASecond);
    const beside = await pageTimes(port);
    await beacons.stop();
    seconds += (performance.now() - begun) / 1_000;
    acknowledged += beacons.acknowledged.length;
    waited.push(...beacons.waitedMs);
    ratios.cached.push(beside.cached / without.cached);
    ratios.fresh.push(beside.fresh / without.fresh);
  }
  console.log(
    `${Math.round((acknowledged * eventsOfBatch) / seconds)} events a second acknowledged, of ${eventsASecond} sent`,
  );
  console.log(`  a batch waited ${median(waited).toFixed(0)} ms at the median`);
  console.log(
    `  pages with events, by the time without: cached ${median(ratios.cached).toFixed(2)}, rendered ${median(ratios.fresh).toFixed(2)}`,
  );
}

async function underKills(instance: Instance, port: number): Promise<void> {
  const beacons = new Beacons(port, eventsASecond);
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(betweenKillsMs);
    await instance
      .kill(kill % 2 === 0 ? 'web' : 'records')
      .catch((error: unknown) => console.log(`  no kill: ${error}`));
  }
  await pause(betweenKillsMs);
  await beacons.stop();
  const { acknowledged, statuses } = beacons;
  const found = await verdict(instance, acknowledged);
  console.log(
    `${kills} kills; responses by status: ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`,
  );
  console.table([{ acknowledged: acknowledged.length, ...found }]);
  if (acknowledged.length < kills || Object.values(found).some((count) => count > 0)) process.exitCode = 1;
}

/** What is wrong with the batches that pages were thanked for, and with the counts. */
async function verdict({ services }: Instance, acknowledged: readonly string[]) {
  const client = new pg.Client({ connectionString: services.records.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ batch: string; entries: number }>(
      'select batch, count(*)::int as entries from figure_events where batch = any($1::uuid[]) group by batch',
      [acknowledged],
    );
    const entries = new Map(rows.map((row) => [row.batch, row.entries]));
    const { rows: sums } = await client.query<{ off: number }>(`
      select abs((select count(*) from figure_events where event is not null) - (select coalesce(sum(count), 0) from figure_hours))::int as off`);
    return {
      missing: acknowledged.filter((id) => !entries.has(id)).length,
      inPart: [...entries.values()].filter((count) => count !== eventsOfBatch).length,
      countsOff: sums[0]?.off ?? -1,
    };
  } finally {
    await client.end();
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-events-'));
const port = await freePort();
const instance = await startInstance({ port, dataDir, quiet: true });
try {
  await sideBySide(port);
  await underKills(instance, port);
} finally {
  await instance.stop();
  await rm(dataDir, { recursive: true, force: true });
}
