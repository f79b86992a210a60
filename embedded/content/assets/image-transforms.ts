import { createHash } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { DiskCache } from './disk-cache.ts';
import { outputFormat, resize } from './resize.ts';
import { IMAGE_TYPES, type ImageKind } from './sniff.ts';
import type { TransformOptions } from './transform-options.ts';

// One libvips thread per picture and two pictures at a time: a page full of new images must not starve the queries.
sharp.concurrency(1);
sharp.cache(false);
const AT_ONCE = 2;
const CACHE_BYTES = 512 * 1024 * 1024;

export interface Transformed {
  readonly bytes: Buffer;
  readonly mimeType: string;
}

/** Changed copies of images: made once, kept on disk, with a bound on how many are made at the same time. */
export class ImageTransforms {
  readonly #cache: DiskCache;
  readonly #running = new Map<string, Promise<Buffer>>();
  readonly #waiting: (() => void)[] = [];
  #active = 0;

  constructor(directory: string) {
    this.#cache = new DiskCache(join(directory, 'image-cache'), CACHE_BYTES);
  }

  /** @param read fetches the original, asked only when the copy has to be made */
  async get(
    name: string,
    kind: ImageKind,
    options: TransformOptions,
    read: () => Promise<Buffer>,
  ): Promise<Transformed> {
    const key = createHash('sha256')
      .update(`${name} ${JSON.stringify(options)}`)
      .digest('hex');
    const mimeType = IMAGE_TYPES[outputFormat(kind, options)];
    const known = await this.#cache.get(key);
    if (known) return { bytes: known, mimeType };
    const running = this.#running.get(key) ?? this.#start(key, async () => resize(await read(), kind, options));
    return { bytes: await running, mimeType };
  }

  #start(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const promise = this.#make(key, make).finally(() => this.#running.delete(key));
    this.#running.set(key, promise);
    return promise;
  }

  async #make(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    // Asked again when woken: a newcomer may have taken the free place first.
    while (this.#active >= AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#active += 1;
    try {
      const bytes = await make();
      await this.#cache.set(key, bytes);
      return bytes;
    } finally {
      this.#active -= 1;
      this.#waiting.shift()?.();
    }
  }
}
