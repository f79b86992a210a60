import { type ChildProcess, fork } from 'node:child_process';
import type { Drawn } from './drawing-process.ts';

/** The picture took too much time or memory: a retry would end the same way. */
export class TooCostly extends Error {
  override readonly name = 'TooCostly';
}

export type DrawerLimits = {
  /** How long a picture may take, milliseconds. */
  drawMs: number;
  /** How much longer one is drawn that nothing waits for any more: most are nearly done, and wanted again. */
  leftMs: number;
  /** Memory of a drawing process, bytes. */
  maxMemory: number;
  /** A process without work ends after this, milliseconds. */
  idleMs: number;
};

const usual: DrawerLimits = { drawMs: 20_000, leftMs: 500, maxMemory: 1_200 * 1024 * 1024, idleMs: 60_000 };

type Drawer = { child: ChildProcess; idle: NodeJS.Timeout | null };

/**
 * Draws pictures in processes of their own, which are ended when a picture takes too long, takes too much memory, or is wanted by no one any
 * more. As many processes as pictures are drawn at once; who calls bounds that. They know none of this process's secrets.
 */
export class DrawingProcesses<Drawing extends object> {
  readonly #program: string;
  readonly #limits: DrawerLimits;
  readonly #free: Drawer[] = [];

  /** `program`: the path of a file that serves drawings (drawing-process.ts). */
  constructor(program: string, limits: Partial<DrawerLimits> = {}) {
    this.#program = program;
    this.#limits = { ...usual, ...limits };
  }

  /**
   * What the program makes of it; null when there is nothing to draw. Throws `TooCostly`, or the
   * signal's reason.
   */
  async draw(drawing: Drawing, gone: AbortSignal): Promise<Buffer | null> {
    gone.throwIfAborted();
    const drawer = this.#free.pop() ?? this.#start();
    if (drawer.idle) clearTimeout(drawer.idle);
    const drawn = await this.#send(drawer.child, drawing, gone);
    this.#rest(drawer);
    if ('failed' in drawn) throw new Error(drawn.failed);
    return drawn.body && Buffer.from(drawn.body);
  }

  /** Ends the processes that have no work. */
  close(): void {
    for (const drawer of [...this.#free]) {
      this.#forget(drawer);
      drawer.child.kill('SIGKILL');
    }
  }

  #start(): Drawer {
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
    const drawer: Drawer = { child, idle: null };
    child.once('exit', () => this.#forget(drawer));
    return drawer;
  }

  /**
   * The reply. Without one in time, or with nothing left that waits for it, the process is ended.
   */
  #send(child: ChildProcess, drawing: Drawing, gone: AbortSignal): Promise<Drawn> {
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
      const onMessage = (drawn: Drawn) => settle(() => resolve(drawn));
      const onExit = () => settle(() => reject(new TooCostly('The drawing process ended.')));
      const leave = () => timers.push(setTimeout(() => giveUp(gone.reason), this.#limits.leftMs));
      const late = new TooCostly(`The picture takes more than ${this.#limits.drawMs} ms.`);
      timers.push(setTimeout(() => giveUp(late), this.#limits.drawMs));
      child.on('message', onMessage).on('exit', onExit).on('error', giveUp);
      gone.addEventListener('abort', leave, { once: true });
      child.send(drawing, (error) => error && giveUp(error));
    });
  }

  #rest(drawer: Drawer): void {
    if (!drawer.child.connected) return;
    drawer.idle = setTimeout(() => {
      this.#forget(drawer);
      drawer.child.kill('SIGKILL');
    }, this.#limits.idleMs).unref();
    this.#free.push(drawer);
  }

  #forget(drawer: Drawer): void {
    if (drawer.idle) clearTimeout(drawer.idle);
    const at = this.#free.indexOf(drawer);
    if (at >= 0) this.#free.splice(at, 1);
  }
}
