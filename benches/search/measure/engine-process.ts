import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Digest } from './digest.ts';
import type { Sample } from './rounds.ts';

export type Built = { buildMs: number };
type Memory = { totalMb: number; grownMb: number };
export type Task =
  | { kind: 'answers'; workload: string }
  | { kind: 'turn'; workload: string; milliseconds: number }
  | { kind: 'memory' }
  | { kind: 'end' };

/**
 * An engine in a process of its own, so that its memory is its own and no engine warms another. It
 * rests while it has no request.
 */
export class EngineProcess {
  readonly name: string;
  readonly buildMs: number;
  private readonly child: ChildProcess;

  private constructor(name: string, child: ChildProcess, { buildMs }: Built) {
    this.name = name;
    this.child = child;
    this.buildMs = buildMs;
  }

  /** Starts it and builds its index. */
  static async start(name: string, size: number): Promise<EngineProcess> {
    const execArgv = [...process.execArgv, '--expose-gc', '--max-old-space-size=12000'];
    const program = fileURLToPath(new URL('run-engine.ts', import.meta.url));
    const child = fork(program, [name, String(size)], { execArgv });
    return new EngineProcess(name, child, await nextMessage<Built>(name, child));
  }

  requestResults(workload: string): Promise<Digest[]> {
    return this.send({ kind: 'answers', workload });
  }

  measure(workload: string, milliseconds: number): Promise<Sample> {
    return this.send({ kind: 'turn', workload, milliseconds });
  }

  memory(): Promise<Memory> {
    return this.send({ kind: 'memory' });
  }

  async end(): Promise<void> {
    await this.send({ kind: 'end' });
  }

  private send<T>(task: Task): Promise<T> {
    const response = nextMessage<T>(this.name, this.child);
    this.child.send(task);
    return response;
  }
}

function nextMessage<T>(name: string, child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`${name} ended with ${code}.`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as T);
    });
  });
}
