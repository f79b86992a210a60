import type { Engine } from '../engines/engine.ts';
import type { Workload } from '../questions/workloads.ts';
import { type Digest, digest } from './digest.ts';

/** So many results of each workload are compared; at 100,000 vehicles one may take a second. */
const compared = 12;

/** An engine's results for the first requests of a workload, in short. */
export async function resultsTo(engine: Engine, workload: Workload): Promise<Digest[]> {
  await workload.before?.(engine, 0);
  const found: Digest[] = [];
  for (const questions of workload.requests) {
    if (found.length >= compared) break;
    found.push(...engine.read(await engine.search(engine.requestOf(questions))).map(digest));
  }
  return found;
}
