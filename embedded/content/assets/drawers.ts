import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Problem } from '../problem.ts';
import type { Drawing, Drawn, Responses } from './drawer.ts';
import type { ImageFacts } from './image-metadata.ts';
import type { ImageKind } from './sniff.ts';
import type { SvgReading } from './svg.ts';
import type { TransformOptions } from './transform-options.ts';

export interface UploadedImage {
  readonly bytes: Buffer;
  readonly facts: ImageFacts;
}

export interface DrawerLimits {
  /** How long one drawing may take, milliseconds. */
  readonly drawMs: number;
  /** How much longer, when nothing waits for it any more. */
  readonly leftMs: number;
  /** Memory of a drawing process, bytes. */
  readonly maxMemory: number;
  /** A process without work ends after this, milliseconds. */
  readonly idleMs: number;
}

const USUAL: DrawerLimits = { drawMs: 20_000, leftMs: 500, maxMemory: 1_200 * 1024 * 1024, idleMs: 60_000 };

const PROGRAM = fileURLToPath(new URL('./drawer.ts', import.meta.url));

interface Drawer {
  readonly child: ChildProcess;
  idle: NodeJS.Timeout | undefined;
}

const tooCostly = (): Problem =>
  new Problem(400, 'imageTooCostlyError', 'The image takes more time or memory than one image may');

/**
 * Decodes and draws images in processes of their own, which are ended when one takes too long or
 * too much memory, or when nothing waits for it any more: no image holds the queries up. Callers
 * bound how many are drawn at once. The processes have none of this one's secrets.
 */
export class Drawers {
  readonly #limits: DrawerLimits;
  readonly #free = new Set<Drawer>();

  constructor(limits: Partial<DrawerLimits> = {}) {
    this.#limits = { ...USUAL, ...limits };
  }

  /** A changed copy. @throws Problem what is wrong with the image, or that it costs too much; the signal's reason */
  async copy(bytes: Buffer, image: ImageKind, options: TransformOptions, gone: AbortSignal): Promise<Buffer> {
    const { copy } = await this.#draw<'copy'>({ kind: 'copy', bytes, image, options }, gone);
    return Buffer.from(copy);
  }

  /** An uploaded image as it is to be stored, without metadata, and what Sanity stores about it. @throws like `copy` */
  async upload(bytes: Buffer, image: ImageKind, gone: AbortSignal): Promise<UploadedImage> {
    const { plain, facts } = await this.#draw<'upload'>({ kind: 'upload', bytes, image }, gone);
    return { bytes: plain ? Buffer.from(plain) : bytes, facts };
  }

  /** What an XML parser finds in the bytes. @throws like `copy` */
  async svg(bytes: Buffer, gone: AbortSignal): Promise<SvgReading> {
    return (await this.#draw<'svg'>({ kind: 'svg', bytes }, gone)).svg;
  }

  async #draw<Kind extends keyof Responses>(
    drawing: Extract<Drawing, { kind: Kind }>,
    gone: AbortSignal,
  ): Promise<Responses[Kind]> {
    gone.throwIfAborted();
    const [free] = this.#free;
    const drawer = free ?? this.#start();
    this.#free.delete(drawer);
    clearTimeout(drawer.idle);
    const response = await this.#send(drawer.child, drawing, gone);
    this.#rest(drawer);
    if ('problem' in response)
      throw new Problem(response.problem.status, response.problem.type, response.problem.description);
    return response as Responses[Kind];
  }

  /** Ends the processes that have no work. */
  close(): void {
    for (const drawer of this.#free) this.#end(drawer);
  }

  #start(): Drawer {
    const child = fork(PROGRAM, [String(this.#limits.maxMemory)], {
      serialization: 'advanced',
      execArgv: [],
      env: { NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // Neither the child nor its output holds this process open; the child ends with it.
    child.unref();
    child.channel?.unref();
    child.on('error', () => child.kill('SIGKILL'));
    const drawer: Drawer = { child, idle: undefined };
    child.once('exit', () => this.#end(drawer));
    return drawer;
  }

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
      const onMessage = (response: Drawn) => settle(() => resolve(response));
      const onExit = () => settle(() => reject(tooCostly()));
      const leave = () => timers.push(setTimeout(() => giveUp(gone.reason), this.#limits.leftMs));
      timers.push(setTimeout(() => giveUp(tooCostly()), this.#limits.drawMs));
      child.on('message', onMessage).on('exit', onExit).on('error', giveUp);
      gone.addEventListener('abort', leave, { once: true });
      child.send(drawing, (error) => error && giveUp(error));
    });
  }

  #rest(drawer: Drawer): void {
    if (!drawer.child.connected) return;
    drawer.idle = setTimeout(() => this.#end(drawer), this.#limits.idleMs).unref();
    this.#free.add(drawer);
  }

  #end(drawer: Drawer): void {
    clearTimeout(drawer.idle);
    this.#free.delete(drawer);
    drawer.child.kill('SIGKILL');
  }
}
