import { workloads } from '../questions/workloads.ts';
import { EngineProcess } from './engine-process.ts';
import { type EngineFigures, type Figures, figuresOf } from './figures.ts';
import { median, share } from './medians.ts';
import type { Sample } from './rounds.ts';

const warmMs = 4000;
const sampleMs = 300;
const sampleCount = 11;

/**
 * Puts all workloads to all engines. Each engine warms up alone; then they run short rounds in
 * alternation, because a shared machine is half as fast in one second as in the next: an engine is
 * compared with ours in the same second. The first of `names` is what the others are compared with.
 * `only`: ids of workloads.
 */
export async function measureAlternately(
  names: readonly string[],
  size: number,
  only?: readonly string[],
): Promise<Record<string, EngineFigures>> {
  const engines: EngineProcess[] = [];
  for (const name of names) engines.push(await EngineProcess.start(name, size));
  const measured = Object.fromEntries(engines.map((engine) => [engine.name, blank(engine)]));
  for (const { id } of workloads) {
    if (only && !only.includes(id)) continue;
    for (const engine of engines) {
      figuresOf(measured, engine.name).responses[id] = await engine.requestResults(id);
      await engine.measure(id, warmMs);
    }
    const taken = await samplesAt(engines, id);
    for (const [at, { name }] of engines.entries())
      figuresOf(measured, name).workloads[id] = figures(taken[at] ?? [], taken[0] ?? []);
  }
  for (const engine of engines) {
    const { totalMb, grownMb } = await engine.memory();
    Object.assign(figuresOf(measured, engine.name), { totalMb, memoryMb: grownMb });
    await engine.end();
  }
  return measured;
}

function blank({ buildMs }: EngineProcess): EngineFigures {
  return { buildMs, memoryMb: Number.NaN, totalMb: Number.NaN, workloads: {}, responses: {} };
}

/** By engine, its rounds. */
async function samplesAt(engines: readonly EngineProcess[], workload: string): Promise<Sample[][]> {
  const taken: Sample[][] = engines.map(() => []);
  for (let round = 0; round < sampleCount; round++)
    for (const [at, engine] of engines.entries()) taken[at]?.push(await engine.measure(workload, sampleMs));
  return taken;
}

function figures(own: readonly Sample[], first: readonly Sample[]): Figures {
  const times = own.flatMap((sample) => sample.times).sort((one, other) => one - other);
  return {
    cpu: median(own.map(({ cpu }) => cpu)),
    p50: share(times, 0.5),
    p95: share(times, 0.95),
    ofOurs: median(own.map(({ cpu }, index) => cpu / (first[index]?.cpu ?? Number.NaN))),
  };
}
