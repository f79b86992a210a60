import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { reason } from '@/web/platform/reason.ts';
import { type ChildLog, openLog } from './child-log.ts';
import type { ChildPlan } from './child-plan.ts';
import { hangs } from './health-watch.ts';
import { forgetChild, recordChild } from './pid-files.ts';
import { StartError, sentenceOf } from './start-error.ts';

type ChildFolders = { logs: string; pids: string };
export type Report = (line: string) => void;

const stopWithinMs = 10_000;
/** A child that ran this long is started again without a pause after its next fall. */
const steadyAfterMs = 30_000;

/** The pause in ms before restart number `attempt` (from 0) in a row: none, then doubling up to 5 s. */
export const restartDelay = (attempt: number): number => (attempt === 0 ? 0 : Math.min(100 * 2 ** attempt, 5_000));

type Run = { process: ChildProcess; closed: Promise<void> };

/** One supervised process: started, watched, started again when it falls, stopped on request. */
export class Child {
  readonly plan: ChildPlan;
  readonly #folders: ChildFolders;
  readonly #report: Report;
  #run: Run | null = null;
  #falls = 0;
  #waiting: (() => void)[] = [];
  /**
   * Not aborted while the service is wanted; every start has its own, so that a restart loop of an
   * earlier one ends.
   */
  #wanted = aborted();

  constructor(plan: ChildPlan, folders: ChildFolders, report: Report) {
    this.plan = plan;
    this.#folders = folders;
    this.#report = report;
  }

  /**
   * Resolves when the process is ready. Throws a StartError with its last output when the first
   * attempt fails.
   */
  async start(): Promise<void> {
    if (this.#isWanted()) return;
    const wanted = new AbortController();
    this.#wanted = wanted;
    this.#falls = 0;
    await this.#launch(wanted.signal).catch((error: unknown) => {
      wanted.abort();
      throw error;
    });
  }

  /** Sends the stop signal, after 10 s SIGKILL. Resolves when it is gone. */
  async stop(): Promise<void> {
    this.#wanted.abort();
    for (const resolve of this.#waiting.splice(0)) resolve();
    const run = this.#run;
    if (!run) return;
    run.process.kill(this.plan.stopSignal);
    const insist = setTimeout(() => run.process.kill('SIGKILL'), stopWithinMs);
    await run.closed;
    clearTimeout(insist);
  }

  /** Sends a signal that ends the process; resolves when the next one is ready. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (!this.#isWanted() || !this.#run) throw new Error(`${this.plan.name} is not running.`);
    const back = new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#run.process.kill(signal);
    await back;
  }

  /** Sends the stop signal and waits for nothing: for the end of the supervisor itself, which cannot wait. */
  endNow(): void {
    this.#wanted.abort();
    this.#run?.process.kill(this.plan.stopSignal);
  }

  #isWanted = (): boolean => !this.#wanted.signal.aborted;

  async #launch(wanted: AbortSignal): Promise<void> {
    await this.plan.prepare?.();
    wanted.throwIfAborted();
    const log = openLog(this.#folders.logs, this.plan.name);
    const child = this.#spawn();
    const closed = new Promise<void>((resolve) => child.once('close', () => resolve(this.#ended(log))));
    this.#run = { process: child, closed };
    const startedAt = performance.now();
    const ready = this.#untilReady(child, log);
    ready.catch(() => undefined);
    try {
      await this.#record(child.pid);
      await ready;
    } catch (error) {
      child.kill('SIGKILL');
      await closed;
      throw error;
    }
    this.#watch(child, closed);
    void closed.then(() => this.#restart(wanted, performance.now() - startedAt));
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /**
   * A process that hangs is ended, and started again as any other that fell. By SIGKILL: it might
   * not handle the stop signal.
   */
  #watch(child: ChildProcess, closed: Promise<void>): void {
    const { name, aliveAt, pulse } = this.plan;
    if (!aliveAt) return;
    const gone = new AbortController();
    void closed.then(() => gone.abort());
    void hangs(aliveAt, gone.signal, pulse).then((hung) => {
      if (!hung || !this.#isWanted()) return;
      this.#report(`${name} does not answer any more; ending it`);
      child.kill('SIGKILL');
    });
  }

  /** Detached: a Ctrl-C at the terminal reaches the supervisor alone, which stops the services in their order. */
  #spawn(): ChildProcess {
    const { command, args, env, cwd, uid, gid, ipc } = this.plan;
    const stdio: ('ignore' | 'pipe' | 'ipc')[] = ['ignore', 'pipe', 'pipe'];
    if (ipc) stdio.push('ipc');
    return spawn(command, args, { env: env as NodeJS.ProcessEnv, cwd, uid, gid, stdio, detached: true });
  }

  #untilReady(child: ChildProcess, log: ChildLog): Promise<void> {
    const { name, readyWithinMs, isReady } = this.plan;
    return new Promise((resolve, reject) => {
      const fail = (why: string): void => reject(new StartError(failure(name, why, log)));
      const late = setTimeout(() => fail(`was not ready within ${readyWithinMs / 1_000} s`), readyWithinMs);
      const settle = (how: () => void): void => {
        clearTimeout(late);
        how();
      };
      const onLine = (line: string): void => {
        if (isReady(line)) settle(resolve);
      };
      log.follow(child.stdout, onLine);
      log.follow(child.stderr, onLine);
      child.once('error', (error) => settle(() => fail(`cannot run: ${error.message}`)));
      child.once('close', (code, signal) =>
        settle(() => fail(`ended (${signal ?? `exit code ${code}`}) before it was ready`)),
      );
    });
  }

  async #ended(log: ChildLog): Promise<void> {
    this.#run = null;
    log.close();
    await forgetChild(this.#folders.pids, this.plan.name).catch((error: unknown) => this.#unrecorded(error));
  }

  async #record(pid: number | undefined): Promise<void> {
    const { name, stopSignal } = this.plan;
    if (pid)
      await recordChild(this.#folders.pids, name, pid, stopSignal).catch((error: unknown) => this.#unrecorded(error));
  }

  /**
   * A full disk, for example. A service runs, comes back and ends without its file; only a
   * supervisor after this one needs that.
   */
  #unrecorded(error: unknown): void {
    this.#report(`the file that names the process of ${this.plan.name} cannot be changed: ${reason(error)}`);
  }

  async #restart(wanted: AbortSignal, stoodMs: number): Promise<void> {
    if (stoodMs > steadyAfterMs) this.#falls = 0;
    while (!wanted.aborted) {
      this.#report(`${this.plan.name} ended unexpectedly; starting it again`);
      await pause(restartDelay(this.#falls), undefined, { signal: wanted }).catch(() => undefined);
      this.#falls += 1;
      try {
        await this.#launch(wanted);
        return this.#report(`${this.plan.name} is back`);
      } catch (error) {
        if (!wanted.aborted) this.#report(sentenceOf(error));
      }
    }
  }
}

function aborted(): AbortController {
  const controller = new AbortController();
  controller.abort();
  return controller;
}

function failure(name: string, why: string, log: ChildLog): string {
  const text = log.lastOutput();
  return `The service "${name}" ${why}.${text ? ` It said:\n${text}\n` : ' '}Its log: ${log.file}`;
}
