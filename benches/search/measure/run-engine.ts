/**
 * One engine in a process of its own: `run-engine.ts <engine> <vehicles>`. It builds, then runs the
 * parent's commands, and reports the outcome.
 */
import { makeEngine } from '../engines/engines.ts';
import { workloads } from '../questions/workloads.ts';
import { vehicles } from '../vehicles/vehicle.ts';
import type { Built, Task } from './engine-process.ts';
import { resultsTo } from './responses.ts';
import { Rounds, residentMegabytes } from './rounds.ts';

const [, , name = '', size = ''] = process.argv;
const report = (message: unknown) => process.send?.(message);
const engine = makeEngine(name);
const before = residentMegabytes();
const rounds = new Map<string, Rounds>();

async function build(): Promise<Built> {
  const begun = performance.now();
  await engine.build(vehicles(Number(size)));
  return { buildMs: performance.now() - begun };
}

async function done(task: Task): Promise<unknown> {
  if (task.kind === 'memory') return { totalMb: residentMegabytes(), grownMb: residentMegabytes() - before };
  if (task.kind === 'end') return engine.close();
  const workload = workloads.find(({ id }) => id === task.workload);
  if (!workload) throw new Error(`There is no workload ${task.workload}.`);
  if (task.kind === 'answers') return resultsTo(engine, workload);
  const own = rounds.get(workload.id) ?? new Rounds(engine, workload);
  rounds.set(workload.id, own);
  return own.measure(task.milliseconds);
}

process.on('message', async (task: Task) => {
  report((await done(task)) ?? null);
  if (task.kind === 'end') process.disconnect?.();
});
report(await build());
