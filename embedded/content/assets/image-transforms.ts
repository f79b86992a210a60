import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Caller } from '../access/caller.ts';
import { FairTurns } from '../fair-turns.ts';
import { Problem } from '../problem.ts';
import { DiskCache } from './disk-cache.ts';
import { Drawers } from './drawers.ts';
import type { ImageFacts } from './image-metadata.ts';
import { outputFormat } from './resize.ts';
import { IMAGE_TYPES, type ImageKind } from './sniff.ts';
import type { TransformOptions } from './transform-options.ts';

/** Two images at a time: a page full of new ones must not starve the queries. Of those who wait half may be one dealer's. */
const TURNS = { atOnce: 2, longest: 100, longestEach: 50 };
const CACHE_BYTES = 512 * 1024 * 1024;

export interface Transformed {
  readonly bytes: Buffer;
  readonly mimeType: string;
}

/** A copy that somebody wants. */
export interface Wanted {
  readonly name: string;
  readonly kind: ImageKind;
  readonly options: TransformOptions;
  /** Fetches the original, asked only when the copy has to be made. */
  readonly read: () => Promise<Buffer>;
  readonly caller: Caller;
  /** The caller has left: what has not begun is not made for it, and what takes long is broken off. */
  readonly gone: AbortSignal;
}

const tooMany = (): Problem =>
  new Problem(503, 'imageTransformError', 'Too many images wait to be made; try again in a moment');

/** A dealer's staff are one client, whoever of them asks. */
const clientOf = ({ id, site }: Caller): string => site ?? id;

/** Changed copies of images: made once, kept on disk, with a bound on how many are made, and wait to be, at the same time. */
export class ImageTransforms {
  readonly #cache: DiskCache;
  readonly #running = new Map<string, Promise<Buffer>>();
  readonly #turns = new FairTurns(TURNS);
  readonly #drawers = new Drawers();

  constructor(directory: string) {
    this.#cache = new DiskCache(join(directory, 'image-cache'), CACHE_BYTES);
  }

  /** @throws Problem 503 when too many wait already, 400 for what cannot be made */
  async get(wanted: Wanted): Promise<Transformed> {
    const { name, kind, options } = wanted;
    const key = createHash('sha256')
      .update(`${name} ${JSON.stringify(options)}`)
      .digest('hex');
    const bytes = (await this.#kept(key)) ?? (await this.#inTurn(key, wanted));
    return { bytes, mimeType: IMAGE_TYPES[outputFormat(kind, options)] };
  }

  /** What Sanity stores about an image that is being uploaded. @throws like `get` */
  async facts(bytes: Buffer, kind: ImageKind, caller: Caller, gone: AbortSignal): Promise<ImageFacts> {
    const end = await this.#turns.take(clientOf(caller), gone);
    if (!end) throw tooMany();
    try {
      return await this.#drawers.facts(bytes, kind, gone);
    } finally {
      end();
    }
  }

  close(): void {
    this.#drawers.close();
  }

  /** What somebody else has made, or is making; the one it is made for may leave, and then it is not. */
  async #kept(key: string): Promise<Buffer | undefined> {
    const running = await this.#running.get(key)?.catch(() => undefined);
    return running ?? this.#cache.get(key);
  }

  async #inTurn(key: string, wanted: Wanted): Promise<Buffer> {
    const end = await this.#turns.take(clientOf(wanted.caller), wanted.gone);
    if (!end) throw tooMany();
    try {
      // Another caller may have had it made meanwhile.
      return (await this.#kept(key)) ?? (await this.#make(key, wanted));
    } finally {
      end();
    }
  }

  async #make(key: string, { kind, options, read, gone }: Wanted): Promise<Buffer> {
    const making = read().then((bytes) => this.#drawers.copy(bytes, kind, options, gone));
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
