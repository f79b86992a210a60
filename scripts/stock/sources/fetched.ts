import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/**
 * What shows the next fetch whether the file is the same: of a URL its ETag and date, of SFTP its
 * size and date.
 */
export type Validators = { etag: string; modified: string };
export type Fetched = { kind: 'unchanged' } | ({ kind: 'file'; bytes: Buffer } & Validators);

export type FetchLimits = {
  /** The whole fetch, milliseconds. */
  timeoutMs: number;
  /** Of the file as it is sent, and as it is unpacked, bytes. */
  maxBytes: number;
  maxUnpacked: number;
  /** Also private networks and http: for tests and a feed inside a dealer's own network (STOCK_FEED_PRIVATE=1). */
  allowPrivate: boolean;
};
const megabyte = 1024 * 1024;
export const usualLimits: FetchLimits = {
  timeoutMs: 90_000,
  maxBytes: 20 * megabyte,
  maxUnpacked: 40 * megabyte,
  allowPrivate: false,
};

/** The feed could not be fetched; one sentence for the dealer's staff, without the query of an address. */
export class FetchFailed extends Error {
  override readonly name = 'FetchFailed';
}

export const tooLarge = (maxBytes: number): FetchFailed =>
  new FetchFailed(`The file is larger than ${Math.round(maxBytes / megabyte)} MB.`);

/** A gzip archive is unpacked, whatever its name or headers are. */
export async function unpacked(bytes: Buffer, { maxUnpacked }: FetchLimits): Promise<Buffer> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength: maxUnpacked });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(maxUnpacked);
    throw new FetchFailed('The compressed file is broken.');
  }
}

/** Bytes that are counted on their way: more than the limit is never held. */
export class BoundedBytes {
  readonly #chunks: Buffer[] = [];
  readonly #maxBytes: number;
  #length = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Throws FetchFailed. */
  add(chunk: Buffer): void {
    this.#length += chunk.length;
    if (this.#length > this.#maxBytes) throw tooLarge(this.#maxBytes);
    this.#chunks.push(chunk);
  }

  all = (): Buffer => Buffer.concat(this.#chunks);
}
