/**
 * The embedded search engine beside embeddable peers, in one run on the same vehicles and questions, each engine in a process of its own;
 * then the engine as a service: cold start, throughput, and the worst search during an import and a compaction.
 *
 *   node --import ./scripts/alias.ts benches/search/main.ts [--sizes 10000,100000] [--peers minisearch,orama,sqlite]
 *     [--workloads A,B,…] [--repeats 3] [--largest 1000000] [--no-service]
 *   gate: at least 5 times less CPU than the best peer, each workload; goals are printed with hit or MISSED
 */

import { type EngineFigures, figuresOf } from './measure/figures.ts';
import { measureAlternately } from './measure/measure-alternately.ts';
import { medians } from './measure/medians.ts';
import { stallsApart } from './measure/stalls-apart.ts';
import { readOptions } from './options.ts';
import { printAgreement } from './report/agreement.ts';
import { type Measured, printComparison } from './report/comparison.ts';
import { printConditions, printLoadAfter } from './report/conditions.ts';
import { printGoals, printLargest, printStalls } from './report/goals.ts';
import { measureService } from './service/measure-service.ts';

const { sizes, peers, largest, repeats, service, workloads } = readOptions();
printConditions(repeats);

for (const size of sizes) {
  const measured = await repeated(['ours', ...peers], size);
  printComparison(size, measured);
  if (peers.length > 0) printAgreement(measured);
  if (size === 100_000 && measured.ours) printGoals(measured.ours);
}
if (largest > 0) {
  const { ours } = await measureAlternately(['ours'], largest);
  if (!ours) throw new Error('Ours was not measured.');
  printComparison(largest, { ours });
  printLargest(largest, ours);
}
if (service) {
  printStalls(await stallsApart(100_000));
  await measureService(100_000);
}
printLoadAfter();

/** Medians of several runs with new processes, as compilers do not always come to the same. */
async function repeated(names: readonly string[], size: number): Promise<Measured> {
  const runs = new Map(names.map((name): [string, EngineFigures[]] => [name, []]));
  for (let run = 0; run < repeats; run += 1) {
    const measured = await measureAlternately(names, size, workloads);
    for (const [name, own] of runs) own.push(figuresOf(measured, name));
  }
  return Object.fromEntries([...runs].map(([name, own]) => [name, medians(own)]));
}
