import { type ChildProcess, fork } from 'node:child_process';
import type { Reply } from './task-process.ts';

/** The task took too much time or memory: a retry would end the same way. */
export class TooCostly extends Error {
  override readonly name = 'TooCostly';
}

export type TaskLimits = {
  /** How long a task may take, milliseconds. */
  taskMs: number;
  /** How much longer one may take that nothing waits for any more: most are nearly done, and wanted again. */
  leftMs: number;
  /** Memory of a process, bytes. */
  maxMemory: number;
  /** A process without work ends after this, milliseconds. */
  idleMs: number;
};

const usual: TaskLimits = { taskMs: 20_000, leftMs: 500, maxMemory: 1_200 * 1024 * 1024, idleMs: 60_000 };

type TaskProcess = { child: ChildProcess; idle?: NodeJS.Timeout };

/**
 * Does tasks in processes of their own. One is ended when its task takes too long or too much
 * memory, or when nothing waits for the result any more, so that no task holds up the requests of
 * this process. There are as many processes as tasks at once, which callers bound. They have none
 * of this process's secrets. Tasks and results are cloned (structured clone).
 */
export class TaskProcesses<Task extends object, Result> {
  readonly #program: string;
  readonly #limits: TaskLimits;
  readonly #free = new Set<TaskProcess>();

  /** `program`: the path of a file that serves tasks (task-process.ts). */
  constructor(program: string, limits: Partial<TaskLimits> = {}) {
    this.#program = program;
    this.#limits = { ...usual, ...limits };
  }

  /** @throws TooCostly, the signal's reason, or an error with the message of that which `program` threw */
  async run(task: Task, gone: AbortSignal): Promise<Result> {
    gone.throwIfAborted();
    const [free] = this.#free;
    const process = free ?? this.#start();
    this.#free.delete(process);
    clearTimeout(process.idle);
    const reply = await this.#send(process.child, task, gone);
    this.#rest(process);
    if ('failed' in reply) throw new Error(reply.failed);
    return reply.result;
  }

  /** Ends the processes that have no work. */
  close(): void {
    for (const process of this.#free) this.#end(process);
  }

  #start(): TaskProcess {
    const child = fork(this.#program, [String(this.#limits.maxMemory)], {
      serialization: 'advanced',
      execArgv: [],
      env: { NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // Neither the child nor its output holds this process open; the child ends with it.
    child.unref();
    child.channel?.unref();
    child.on('error', () => child.kill('SIGKILL'));
    const process: TaskProcess = { child };
    child.once('exit', () => this.#end(process));
    return process;
  }

  #send(child: ChildProcess, task: Task, gone: AbortSignal): Promise<Reply<Result>> {
    return new Promise((resolve, reject) => {
      const timers: NodeJS.Timeout[] = [];
      const settle = (end: () => void) => {
        for (const timer of timers) clearTimeout(timer);
        gone.removeEventListener('abort', leave);
        child.off('message', onMessage).off('exit', onExit).off('error', giveUp);
        end();
      };
      const giveUp = (why: unknown) => {
        child.kill('SIGKILL');
        settle(() => reject(why));
      };
      const onMessage = (reply: Reply<Result>) => settle(() => resolve(reply));
      const onExit = () => settle(() => reject(new TooCostly('The process of the task ended.')));
      const leave = () => timers.push(setTimeout(() => giveUp(gone.reason), this.#limits.leftMs));
      const late = () => giveUp(new TooCostly(`The task takes more than ${this.#limits.taskMs} ms.`));
      timers.push(setTimeout(late, this.#limits.taskMs));
      child.on('message', onMessage).on('exit', onExit).on('error', giveUp);
      gone.addEventListener('abort', leave, { once: true });
      child.send(task, (error) => error && giveUp(error));
    });
  }

  #rest(process: TaskProcess): void {
    if (!process.child.connected) return;
    process.idle = setTimeout(() => this.#end(process), this.#limits.idleMs).unref();
    this.#free.add(process);
  }

  #end(process: TaskProcess): void {
    clearTimeout(process.idle);
    this.#free.delete(process);
    process.child.kill('SIGKILL');
  }
}
