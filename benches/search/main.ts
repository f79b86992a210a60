/**
 * The embedded search engine beside embeddable peers, in one run on the same vehicles and questions, each engine in a process of its own;
 * then the engine as a service: cold start, throughput, and the worst search during an import and a compaction.
 *
 *   node --import ./scripts/alias.ts benches/search/main.ts [--sizes 10000,100000] [--peers minisearch,orama,sqlite]
 *     [--largest 1000000] [--no-service]
 *   gate: at least 5 times less CPU than the best peer, each workload; goals are printed with hit or MISSED
 */
import { availableParallelism, loadavg } from 'node:os';
import { runApart, stallsApart } from './measure/run-apart.ts';
import { readOptions } from './options.ts';
import { printAgreement } from './report/agreement.ts';
import { type Measured, printComparison } from './report/comparison.ts';
import { printGoals, printLargest, printStalls } from './report/goals.ts';
import { printHighlighting } from './report/highlighting.ts';
import { measureService } from './service/measure-service.ts';

const { sizes, peers, largest, service } = readOptions();
const load = () =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
console.log(
  `Node ${process.version}, ${availableParallelism()} cores, load before ${load()}. CPU ms are user and system.`,
);

for (const size of sizes) {
  const measured: Measured = { ours: await runApart('ours', size) };
  for (const peer of peers) measured[peer] = await runApart(peer, size);
  printComparison(size, measured);
  if (peers.length > 0) printAgreement(measured);
  printHighlighting(await runApart('highlighting', size, ['B', 'D']), measured.ours);
  if (size === 100_000 && measured.ours) printGoals(measured.ours);
}
if (largest > 0) {
  const alone = await runApart('ours', largest);
  printComparison(largest, { ours: alone });
  printLargest(largest, alone);
}
if (service) {
  printStalls(await stallsApart(100_000));
  await measureService(100_000);
}
console.log(`Load after ${load()}.`);
