import { forecourt } from './engines/forecourt.ts';
import { miniSearchAndObjects } from './engines/objects.ts';
import { orama } from './engines/orama.ts';
import { sqlite } from './engines/sqlite.ts';
import { workloads } from './questions.ts';
import { benchVehicles } from './vehicles.ts';

/** One engine at one size, in a process of its own so that its memory is its own. Prints one line of JSON. */
const engines = { forecourt, objects: miniSearchAndObjects, orama, sqlite };
export type EngineName = keyof typeof engines;

export type Measured = {
  buildMs: number;
  /** Growth of the process, megabytes. */
  memoryMb: number;
  /** Ours alone: opening the store again. */
  startMs: number | null;
  workloads: Record<string, { cpuMs: number; p50: number; p95: number; found: number }>;
};

/** Each workload first runs unmeasured, as a service is long warm when shoppers come; then for about this long. */
const warmMs = 700;
const patienceMs = 2_500;
const mostRounds = 5_000;

async function measure(name: EngineName, size: number): Promise<Measured> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  const begun = performance.now();
  const engine = await engines[name]();
  await engine.add(benchVehicles(size));
  const buildMs = performance.now() - begun;
  globalThis.gc?.();
  const memoryMb = (process.memoryUsage.rss() - before) / 1024 / 1024;
  const measured: Measured['workloads'] = {};
  for (const { name: workload, questions } of workloads) {
    measured[workload] = await timed(questions.length, async (at) => {
      return engine.ask(questions[at % questions.length] ?? []);
    });
  }
  const vehicles = [...benchVehicles(50, 99)];
  let fresh = 0;
  measured.F = await timed(vehicles.length, async (at) => {
    fresh += 1;
    const vehicle = {
      ...(vehicles[at % vehicles.length] as (typeof vehicles)[number]),
      make: `Fresh${fresh}`,
      id: `fresh${fresh}`,
    };
    await engine.upsert(vehicle);
    const text = await engine.ask([{ make: vehicle.make, facets: false, limit: 1 }]);
    if (!text.includes('"found":1')) throw new Error(`${name}: a vehicle that was put in is not found.`);
    return text;
  });
  let startMs: number | null = null;
  if ('reopen' in engine && typeof engine.reopen === 'function') {
    const closed = performance.now();
    await engine.reopen();
    startMs = performance.now() - closed;
  }
  await engine.close();
  return { buildMs, memoryMb, startMs, workloads: measured };
}

async function timed(least: number, run: (at: number) => Promise<string>) {
  let found = 0;
  for (let at = 0; at < least; at += 1) found += foundIn(await run(at)) / least;
  const warm = performance.now();
  for (let at = 0; performance.now() - warm < warmMs; at += 1) await run(at);
  const times: number[] = [];
  const cpu = process.cpuUsage();
  const begun = performance.now();
  while (times.length < 3 || (times.length < mostRounds && performance.now() - begun < patienceMs)) {
    const start = performance.now();
    await run(times.length + least);
    times.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(cpu);
  const sorted = times.sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { cpuMs: (user + system) / 1000 / times.length, p50: at(0.5), p95: at(0.95), found };
}

/** How many an answer found in all; looked at before the clock runs. */
function foundIn(text: string): number {
  const { results } = JSON.parse(text) as { results: { found: number }[] };
  return results.reduce((sum, { found }) => sum + found, 0);
}

const [name, size] = process.argv.slice(2);
if (name && name in engines) console.log(JSON.stringify(await measure(name as EngineName, Number(size))));
