import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Caller } from '../access/caller.ts';
import { FairSemaphore } from '../fair-semaphore.ts';
import { log, reason } from '../log.ts';
import { Problem } from '../problem.ts';
import { DiskCache } from './disk-cache.ts';
import { Drawers, type UploadedImage } from './drawers.ts';
import { outputFormat } from './resize.ts';
import { IMAGE_TYPES, type ImageKind } from './sniff.ts';
import type { SvgReading } from './svg.ts';
import type { TransformOptions } from './transform-options.ts';

/**
 * Two images at a time: a page full of new ones must not starve the queries. Half of those that
 * wait may be one dealer's.
 */
const DRAWING_LIMITS = { atOnce: 2, maxWaiting: 100, maxWaitingEach: 50 };
const CACHE_BYTES = 512 * 1024 * 1024;

interface Transformed {
  readonly bytes: Buffer;
  readonly mimeType: string;
}

/** A copy that is requested. */
interface Wanted {
  readonly name: string;
  readonly kind: ImageKind;
  readonly options: TransformOptions;
  /** Fetches the original, called only when the copy has to be made. */
  readonly read: () => Promise<Buffer>;
  /** Whether the original is there still. */
  readonly isThere: () => boolean;
  readonly caller: Caller;
  /** The caller has left: what has not begun is not made for it, and what takes long is broken off. */
  readonly gone: AbortSignal;
}

const tooMany = (): Problem =>
  new Problem(503, 'imageTransformError', 'Too many images wait to be made; try again in a moment');

/** How the names of all copies of an original begin. */
const startOf = (name: string): string => `${name.replaceAll(/[^\w]/g, '-')}-`;

/** A dealer's staff are one client, all of them together. */
const clientOf = ({ id, site }: Caller): string => site ?? id;

/**
 * Changed copies of images: made once, stored on disk, with a bound on how many are made, and wait
 * to be, at the same time.
 */
export class ImageTransforms {
  readonly #cache: DiskCache;
  readonly #running = new Map<string, Promise<Buffer>>();
  readonly #semaphore = new FairSemaphore(DRAWING_LIMITS);
  readonly #drawers = new Drawers();

  constructor(directory: string) {
    this.#cache = new DiskCache(join(directory, 'image-cache'), CACHE_BYTES);
  }

  /** @throws Problem 503 when too many wait already, 400 for what cannot be made */
  async get(wanted: Wanted): Promise<Transformed> {
    const { name, kind, options } = wanted;
    const key = startOf(name) + createHash('sha256').update(JSON.stringify(options)).digest('hex');
    const bytes = (await this.#stored(key)) ?? (await this.#findOrMake(key, wanted));
    return { bytes, mimeType: IMAGE_TYPES[outputFormat(kind, options)] };
  }

  /** An uploaded image as it is to be stored. @throws like `get` */
  upload(bytes: Buffer, kind: ImageKind, caller: Caller, gone: AbortSignal): Promise<UploadedImage> {
    return this.#whenAdmitted(caller, gone, () => this.#drawers.upload(bytes, kind, gone));
  }

  /** What the bytes are as an SVG. @throws like `get` */
  svg(bytes: Buffer, caller: Caller, gone: AbortSignal): Promise<SvgReading> {
    return this.#whenAdmitted(caller, gone, () => this.#drawers.svg(bytes, gone));
  }

  /** Removes all copies of an original that was deleted. */
  forget(name: string): Promise<void> {
    return this.#cache.remove(startOf(name));
  }

  close(): void {
    this.#drawers.close();
  }

  /** A copy that was made, or is being made for another caller; undefined without one, and where that caller leaves. */
  async #stored(key: string): Promise<Buffer | undefined> {
    const running = await this.#running.get(key)?.catch(() => undefined);
    return running ?? this.#cache.get(key);
  }

  #findOrMake(key: string, wanted: Wanted): Promise<Buffer> {
    // Another caller may have had it made meanwhile.
    const find = async () => (await this.#stored(key)) ?? (await this.#make(key, wanted));
    return this.#whenAdmitted(wanted.caller, wanted.gone, find);
  }

  async #whenAdmitted<Result>(caller: Caller, gone: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    const end = await this.#semaphore.take(clientOf(caller), gone);
    if (!end) throw tooMany();
    try {
      return await work();
    } finally {
      end();
    }
  }

  async #make(key: string, { name, kind, options, read, isThere, gone }: Wanted): Promise<Buffer> {
    const making = read().then((bytes) => this.#drawers.copy(bytes, kind, options, gone));
    this.#running.set(key, making);
    try {
      const bytes = await making;
      await this.#cache
        .set(key, bytes)
        .catch((error: unknown) => log('warn', 'copy not stored', { reason: reason(error) }));
      // The original may have been deleted while its copy was made.
      if (!isThere()) await this.#cache.remove(startOf(name));
      return bytes;
    } finally {
      this.#running.delete(key);
    }
  }
}
