import { createHash } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { Problem } from '../problem.ts';
import { DiskCache } from './disk-cache.ts';
import { outputFormat, resize } from './resize.ts';
import { IMAGE_TYPES, type ImageKind } from './sniff.ts';
import type { TransformOptions } from './transform-options.ts';
import { Turns } from './turns.ts';

// One libvips thread per picture and two pictures at a time: a page full of new images must not starve the queries.
sharp.concurrency(1);
sharp.cache(false);
const AT_ONCE = 2;
const LONGEST_LINE = 100;
const CACHE_BYTES = 512 * 1024 * 1024;

export interface Transformed {
  readonly bytes: Buffer;
  readonly mimeType: string;
}

/** Changed copies of images: made once, kept on disk, with a bound on how many are made, and wait to be, at the same time. */
export class ImageTransforms {
  readonly #cache: DiskCache;
  readonly #running = new Map<string, Promise<Buffer>>();
  readonly #turns = new Turns(AT_ONCE, LONGEST_LINE);

  constructor(directory: string) {
    this.#cache = new DiskCache(join(directory, 'image-cache'), CACHE_BYTES);
  }

  /**
   * @param read fetches the original, asked only when the copy has to be made
   * @param gone the caller has left: what has not begun is not made for it
   * @throws Problem 503 when too many wait already
   */
  async get(
    name: string,
    kind: ImageKind,
    options: TransformOptions,
    read: () => Promise<Buffer>,
    gone: AbortSignal,
  ): Promise<Transformed> {
    const key = createHash('sha256')
      .update(`${name} ${JSON.stringify(options)}`)
      .digest('hex');
    const mimeType = IMAGE_TYPES[outputFormat(kind, options)];
    const bytes =
      (await this.#kept(key)) ?? (await this.#inTurn(key, gone, async () => resize(await read(), kind, options)));
    return { bytes, mimeType };
  }

  async #kept(key: string): Promise<Buffer | undefined> {
    return (await this.#running.get(key)) ?? (await this.#cache.get(key)) ?? undefined;
  }

  async #inTurn(key: string, gone: AbortSignal, make: () => Promise<Buffer>): Promise<Buffer> {
    const end = await this.#turns.take(gone);
    if (!end) throw new Problem(503, 'imageTransformError', 'Too many images wait to be made; try again in a moment');
    try {
      // Another caller may have had it made meanwhile.
      return (await this.#kept(key)) ?? (await (this.#running.get(key) ?? this.#make(key, make)));
    } finally {
      end();
    }
  }

  async #make(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const making = make();
    this.#running.set(key, making);
    try {
      const bytes = await making;
      await this.#cache.set(key, bytes);
      return bytes;
    } finally {
      this.#running.delete(key);
    }
  }
}
