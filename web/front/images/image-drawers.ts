import { fileURLToPath } from 'node:url';
import type { ImageRequest } from '@/domain/media/image-address.ts';
import { type TaskLimits, TaskProcesses } from '@/node-service/task-processes.ts';
import type { Drawing } from './image-drawer.ts';

const program = fileURLToPath(new URL('./image-drawer.ts', import.meta.url));

/** Decodes and draws pictures in processes of their own. */
export class ImageDrawers {
  readonly #processes: TaskProcesses<Drawing, Uint8Array | null>;

  constructor(limits: Partial<TaskLimits> = {}) {
    this.#processes = new TaskProcesses(program, limits);
  }

  /** The picture; null when the original is none that we read. Throws `TooCostly`, or the signal's reason. */
  async draw(original: Buffer, image: ImageRequest, gone: AbortSignal): Promise<Buffer | null> {
    const drawn = await this.#processes.run({ original, image }, gone);
    return drawn && Buffer.from(drawn);
  }

  /** Ends the processes that have no work. */
  close(): void {
    this.#processes.close();
  }
}
