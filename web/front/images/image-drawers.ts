import { fileURLToPath } from 'node:url';
import type { ImageRequest } from '@/domain/media/image-address.ts';
import { type DrawerLimits, DrawingProcesses } from '@/web/platform/drawing-processes.ts';
import type { Drawing } from './image-drawer.ts';

const program = fileURLToPath(new URL('./image-drawer.ts', import.meta.url));

/** Decodes and draws pictures in processes of their own. */
export class ImageDrawers {
  readonly #processes: DrawingProcesses<Drawing>;

  constructor(limits: Partial<DrawerLimits> = {}) {
    this.#processes = new DrawingProcesses(program, limits);
  }

  /** The picture; null when the original is none that we read. Throws `TooCostly`, or the signal's reason. */
  draw(original: Buffer, image: ImageRequest, gone: AbortSignal): Promise<Buffer | null> {
    return this.#processes.draw({ original, image }, gone);
  }

  /** Ends the processes that have no work. */
  close(): void {
    this.#processes.close();
  }
}
