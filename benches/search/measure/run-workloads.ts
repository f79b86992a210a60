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

/** Builds an engine of `size` vehicles and puts all workloads to it. `only`: ids of workloads. */
export async function runWorkloads(engine: Engine, size: number, only?: readonly string[]): Promise<EngineFigures> {
  const before = residentMegabytes();
  const begun = performance.now();
  await engine.build(vehicles(size));
  const buildMs = performance.now() - begun;
  const figures: EngineFigures = { buildMs, memoryMb: 0, totalMb: 0, workloads: {}, answers: {} };
  for (const workload of workloads) {
    if (only && !only.includes(workload.id)) continue;
    figures.answers[workload.id] = await answers(engine, workload);
    figures.workloads[workload.id] = await measure((round) => ask(engine, workload, round));
  }
  figures.totalMb = residentMegabytes();
  figures.memoryMb = figures.totalMb - before;
  return figures;
}

async function ask(engine: Engine, workload: Workload, round: number): Promise<void> {
  await workload.before?.(engine, round + 1);
  const { questions } = workload;
  if (workload.together) await engine.askAll(questions);
  else {
    const question = questions[round % questions.length];
    if (question) await engine.ask(question);
  }
}

async function answers(engine: Engine, workload: Workload): Promise<Digest[]> {
  await workload.before?.(engine, 0);
  const found: Digest[] = [];
  for (const question of workload.questions) found.push(digest(engine.read(await engine.ask(question))));
  return found;
}
