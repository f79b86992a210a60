import { entryAt } from '../../entry-at.ts';
import type { Engine } from '../engines/engine.ts';
import type { Workload } from '../questions/workloads.ts';

/** One turn of an engine at a workload: CPU milliseconds of the whole process for one round, and the rounds' times. */
export type Sample = { cpu: number; times: number[] };

const max = 30_000;

/** Puts a workload's requests to an engine again and again, going on where the last turn ended. */
export class Rounds {
  private readonly engine: Engine;
  private readonly workload: Workload;
  private readonly requests: string[];
  private round = 0;

  constructor(engine: Engine, workload: Workload) {
    this.engine = engine;
    this.workload = workload;
    this.requests = workload.requests.map((questions) => engine.requestOf(questions));
  }

  /** For so many milliseconds, but one round at least. */
  async measure(milliseconds: number): Promise<Sample> {
    const times: number[] = [];
    const before = process.cpuUsage();
    const until = performance.now() + milliseconds;
    do {
      const begun = performance.now();
      await this.workload.before?.(this.engine, this.round + 1);
      await this.engine.search(entryAt(this.requests, this.round++ % this.requests.length));
      times.push(performance.now() - begun);
    } while (performance.now() < until && times.length < max);
    const { user, system } = process.cpuUsage(before);
    return { cpu: (user + system) / 1000 / times.length, times };
  }
}

/** Resident memory after a collection, in megabytes. */
export function residentMegabytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1024 / 1024;
}
