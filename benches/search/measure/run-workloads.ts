import type { Engine } from '../engines/engine.ts';
import { type Workload, workloads } from '../questions/workloads.ts';
import { vehicles } from '../vehicles/vehicle.ts';
import { type Digest, digest } from './digest.ts';
import { type Figures, measure, residentMegabytes } from './figures.ts';

export type EngineFigures = {
  buildMs: number;
  memoryMb: number;
  totalMb: number;
  workloads: Record<string, Figures>;
  answers: Record<string, Digest[]>;
};

/** So many answers of each workload are compared; at 100,000 vehicles one may take a second. */
const compared = 12;

/** Builds an engine of `size` vehicles and puts all workloads to it. `only`: ids of workloads. */
export async function runWorkloads(engine: Engine, size: number, only?: readonly string[]): Promise<EngineFigures> {
  const before = residentMegabytes();
  const begun = performance.now();
  await engine.build(vehicles(size));
  const buildMs = performance.now() - begun;
  const figures: EngineFigures = { buildMs, memoryMb: 0, totalMb: 0, workloads: {}, answers: {} };
  for (const workload of workloads) {
    if (only && !only.includes(workload.id)) continue;
    const requests = workload.requests.map((questions) => engine.requestOf(questions));
    figures.answers[workload.id] = await answers(engine, workload, requests);
    figures.workloads[workload.id] = await measure(async (round) => {
      await workload.before?.(engine, round + 1);
      await engine.answer(requests[round % requests.length] as string);
    });
  }
  figures.totalMb = residentMegabytes();
  figures.memoryMb = figures.totalMb - before;
  return figures;
}

async function answers(engine: Engine, workload: Workload, requests: readonly string[]): Promise<Digest[]> {
  await workload.before?.(engine, 0);
  const found: Digest[] = [];
  for (const request of requests) {
    if (found.length >= compared) break;
    found.push(...engine.read(await engine.answer(request)).map(digest));
  }
  return found;
}
