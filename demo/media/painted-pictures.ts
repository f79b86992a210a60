import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compose } from './compose.ts';
import { log, reason } from './log.ts';
import { type Paint, paints } from './paints.ts';
import { type PictureFile, picturesDir } from './picture-files.ts';

type Painted = Extract<PictureFile, { kind: 'painted' }>;

/** How many pictures are made at a time; each takes a core for a tenth of a second. */
const parallel = 2;
/** How many wait for their turn at most. */
const maxQueue = 200;

/** The queue is full; a later request may succeed. */
export class TooManyWait extends Error {
  override readonly name = 'TooManyWait';
}

/** Changes when the way of painting does, so that no picture made in the old way is served. */
const way = 'v1';

/** Makes painted pictures once and stores them in `cacheDir`. Requests for one that is being made share the work. */
export class PaintedPictures {
  readonly #cacheDir: string;
  readonly #maxWaiting: number;
  readonly #making = new Map<string, Promise<Buffer>>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(cacheDir: string, maxWaiting = maxQueue) {
    this.#cacheDir = cacheDir;
    this.#maxWaiting = maxWaiting;
  }

  /** The picture as WebP; `width` in pixels, absent: as large as it was rendered. */
  picture(file: Painted, width?: number): Promise<Buffer> {
    const name = cacheName(file, width);
    const making = this.#making.get(name) ?? this.#stored(name, file, width).finally(() => this.#making.delete(name));
    this.#making.set(name, making);
    return making;
  }

  async #stored(name: string, file: Painted, width?: number): Promise<Buffer> {
    const path = join(this.#cacheDir, name);
    const existing = await readFile(path).catch(() => null);
    if (existing) return existing;
    const bytes = await this.#queued(() => paint(file, width));
    await storePicture(path, bytes);
    return bytes;
  }

  async #queued<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#waiting.length >= this.#maxWaiting) throw new TooManyWait();
    if (this.#running >= parallel) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

/** The file's name in the cache: what is shown, in which paint, how wide. */
function cacheName({ black, paint: key }: Painted, width?: number): string {
  const { hex, depth }: Paint = paints[key];
  const subject = black.replace(/\.k\.avif$/, '');
  return join(way, subject, `${key}-${hex.slice(1)}-${depth * 1000}-${width ?? 'full'}.webp`);
}

async function paint({ black, light, paint: key }: Painted, width?: number): Promise<Buffer> {
  const painted = await compose(join(picturesDir, black), join(picturesDir, light), paints[key], width);
  return painted.webp({ quality: 80 }).toBuffer();
}

/** A reader never sees half a picture. A full disk costs the cache, not the response. */
async function storePicture(path: string, bytes: Buffer): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
  } catch (error) {
    log('warn', 'not-kept', { reason: reason(error) });
  }
}
