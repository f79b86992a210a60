import { fileURLToPath } from 'node:url';
import { type TaskLimits, TaskProcesses, TooCostly } from '../../../node-service/task-processes.ts';
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

const PROGRAM = fileURLToPath(new URL('./drawer.ts', import.meta.url));

const tooCostly = (): Problem =>
  new Problem(400, 'imageTooCostlyError', 'The image takes more time or memory than one image may');

/** Decodes and draws images in processes of their own: no image holds the queries up. Callers bound how many are drawn at once. */
export class Drawers {
  readonly #processes: TaskProcesses<Drawing, Drawn>;

  constructor(limits: Partial<TaskLimits> = {}) {
    this.#processes = new TaskProcesses(PROGRAM, limits);
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
    const response = await this.#processes.run(drawing, gone).catch((error: unknown) => {
      throw error instanceof TooCostly ? tooCostly() : error;
    });
    if ('problem' in response)
      throw new Problem(response.problem.status, response.problem.type, response.problem.description);
    return response as Responses[Kind];
  }

  /** Ends the processes that have no work. */
  close(): void {
    this.#processes.close();
  }
}
