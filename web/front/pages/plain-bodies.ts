import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { StoredPage } from './page-store.ts';

const unzip = promisify(gunzip);

/** Bytes of plain bodies that stay for the next who wants one; a page has 300 KB. */
const usualMax = 32 * 1024 * 1024;

/**
 * Bodies without compression, for the few clients that take none: each made once, off the main
 * thread, and shared by all who are sent it.
 */
export class PlainBodies {
  readonly #max: number;
  readonly #bodies = new Map<StoredPage, Promise<Buffer>>();
  #bytes = 0;

  constructor(max = usualMax) {
    this.#max = max;
  }

  get bytes(): number {
    return this.#bytes;
  }

  of(page: StoredPage): Promise<Buffer> {
    const body = this.#bodies.get(page) ?? unzip(page.gzip);
    if (this.#bodies.delete(page)) this.#bytes -= plainLength(page);
    // The latest used is last.
    this.#bodies.set(page, body);
    this.#bytes += plainLength(page);
    for (const oldest of this.#bodies.keys()) {
      if (this.#bytes <= this.#max) break;
      this.#bodies.delete(oldest);
      this.#bytes -= plainLength(oldest);
    }
    return body;
  }
}

/** A gzip stream ends with the length of what it holds (RFC 1952, 2.3.1). */
export const plainLength = ({ gzip }: Pick<StoredPage, 'gzip'>): number => gzip.readUInt32LE(gzip.length - 4);

/** Of this process. */
export const plainBodies = new PlainBodies();
