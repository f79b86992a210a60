import { constants, setPriority } from 'node:os';
import type { ImageRequest } from '@/domain/site/image-address.ts';
import { shapeImage } from './image-shape.ts';

/** What a drawing process is sent, one at a time. */
export type Drawing = { original: Buffer; image: ImageRequest };
/** What it answers: the picture, null for what is none, or why it could not. */
export type Drawn = { body: Uint8Array | null } | { failed: string };

const memoryLookMs = 50;

/** At once: `process.exit` waits for the picture under way, which may be what takes too long. */
const end = (): void => void process.kill(process.pid, 'SIGKILL');

/** A process that draws pictures and nothing else: see image-drawers.ts. */
function serve(mostMemory: number): void {
  // Pages go first where both want the processor.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  setInterval(() => {
    if (process.memoryUsage.rss() > mostMemory) end();
  }, memoryLookMs).unref();
  process.on('disconnect', end);
  process.on('message', (drawing: Drawing) => void draw(drawing).then((drawn) => process.send?.(drawn)));
}

async function draw({ original, image }: Drawing): Promise<Drawn> {
  try {
    return { body: await shapeImage(Buffer.from(original), image) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

serve(Number(process.argv[2]));
