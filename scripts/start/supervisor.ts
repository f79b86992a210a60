import { join } from 'node:path';
import { Child, type Report } from './child.ts';
import type { ChildPlan, ServiceName } from './child-plan.ts';
import { stopOrphans } from './pid-files.ts';

/** Owns the processes of one data folder. */
export class Supervisor {
  readonly #children = new Map<ServiceName, Child>();
  readonly #folders: { logs: string; pids: string };
  readonly #report: Report;

  constructor(dataDir: string, report: Report) {
    this.#folders = { logs: join(dataDir, 'logs'), pids: join(dataDir, 'pids') };
    this.#report = report;
    process.once('exit', this.#endNow);
  }

  /** Stops what an earlier, killed supervisor of this data folder left. Call while holding the folder's lock. */
  async stopOrphans(): Promise<void> {
    const names = await stopOrphans(this.#folders.pids);
    if (names.length > 0) this.#report(`stopped what a killed run left behind: ${names.join(', ')}`);
  }

  /** Starts services side by side; resolves when all are ready, throws the first failure once all are settled. */
  async start(plans: ChildPlan[]): Promise<void> {
    const starts = plans.map((plan) => this.#add(plan).start());
    const failed = (await Promise.allSettled(starts)).find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }

  child(name: ServiceName): Child {
    const child = this.#children.get(name);
    if (!child) throw new Error(`${name} is not a service of this instance: it runs elsewhere.`);
    return child;
  }

  /** Stops the last started first: the web closes its connections before its stores end. */
  async stop(): Promise<void> {
    for (const child of [...this.#children.values()].reverse()) await child.stop();
    process.off('exit', this.#endNow);
  }

  #endNow = (): void => {
    for (const child of this.#children.values()) child.endNow();
  };

  #add(plan: ChildPlan): Child {
    const child = new Child(plan, this.#folders, this.#report);
    this.#children.set(plan.name, child);
    return child;
  }
}
