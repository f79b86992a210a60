import { constants, setPriority } from 'node:os';
import { Problem } from '../problem.ts';
import { type ImageFacts, imageFacts } from './image-metadata.ts';
import { resize } from './resize.ts';
import type { ImageKind } from './sniff.ts';
import type { TransformOptions } from './transform-options.ts';

/** What a drawing process is sent, one at a time: a changed copy, or what Sanity stores about an image. */
export type Drawing =
  | { readonly kind: 'copy'; readonly bytes: Buffer; readonly image: ImageKind; readonly options: TransformOptions }
  | { readonly kind: 'facts'; readonly bytes: Buffer; readonly image: ImageKind };

export interface Answers {
  readonly copy: { readonly copy: Uint8Array };
  readonly facts: { readonly facts: ImageFacts };
}
export interface Refusal {
  readonly problem: { readonly status: number; readonly type: string; readonly description: string };
}
export type Drawn = Answers[keyof Answers] | Refusal;

const MEMORY_LOOK_MILLISECONDS = 50;

async function draw(drawing: Drawing): Promise<Drawn> {
  const bytes = Buffer.from(drawing.bytes);
  try {
    if (drawing.kind === 'facts') return { facts: await imageFacts(bytes, drawing.image) };
    return { copy: await resize(bytes, drawing.image, drawing.options) };
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    if (error instanceof Problem) return { problem: { status: error.status, type: error.type, description } };
    const words = `The image cannot be transformed: ${description}`;
    return { problem: { status: 400, type: 'imageTransformError', description: words } };
  }
}

/** At once: `process.exit` waits for the picture under way, which may be what takes too long. */
const end = (): void => void process.kill(process.pid, 'SIGKILL');

/** A process that draws images and nothing else: see drawers.ts. */
function serve(mostMemory: number): void {
  // Queries go first where both want the processor.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  setInterval(() => {
    if (process.memoryUsage.rss() > mostMemory) end();
  }, MEMORY_LOOK_MILLISECONDS).unref();
  process.on('disconnect', end);
  process.on('message', (drawing: Drawing) => void draw(drawing).then((drawn) => process.send?.(drawn)));
}

serve(Number(process.argv[2]));
