import { type ChildProcess, spawn } from 'node:child_process';

/** A process that is killed and started again on the same port and data. */
export class Killable {
  kills = 0;
  readonly #args: readonly string[];
  readonly #env: Record<string, string>;
  #child: ChildProcess | null = null;

  constructor(args: readonly string[], env: Record<string, string>) {
    this.#args = args;
    this.#env = env;
  }

  async start(): Promise<void> {
    const env = { ...process.env, ...this.#env };
    const child = spawn(process.execPath, this.#args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    this.#child = child;
    await new Promise((resolve) => child.stdout?.once('data', resolve));
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  async kill(): Promise<void> {
    await this.stop('SIGKILL');
    await this.start();
    this.kills += 1;
  }
}
