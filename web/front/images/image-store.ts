import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '@/web/front/http/compressed-files.ts';

/**
 * Pictures on disk, a folder for the renditions of each original; those unused for the longest time
 * are removed beyond `maxBytes` (bytes). A file's modification time is its last use.
 */
export class ImageStore {
  readonly #folder: string;
  readonly #maxBytes: number;
  #bytes: Promise<number> | null = null;
  #written = 0;

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
  }

  async get(original: string, rendition: string): Promise<Buffer | null> {
    const path = this.#path(original, rendition);
    const body = await readFile(path).catch(() => null);
    if (body) await touch(path);
    return body;
  }

  async put(original: string, rendition: string, body: Buffer): Promise<void> {
    await writeWhole(this.#path(original, rendition), body);
    this.#written += body.length;
    this.#bytes ??= this.#measure();
    if ((await this.#bytes) + this.#written > this.#maxBytes) await this.#sweep();
  }

  /** Removes all renditions of an original. */
  async remove(original: string): Promise<void> {
    await rm(this.#folderOf(original), { recursive: true, force: true });
  }

  #path(original: string, rendition: string): string {
    return join(this.#folderOf(original), hash(rendition));
  }

  #folderOf(original: string): string {
    const name = hash(original);
    return join(this.#folder, name.slice(0, 2), name.slice(2));
  }

  async #measure(): Promise<number> {
    return (await this.#files()).reduce((sum, { size }) => sum + size, 0) - this.#written;
  }

  /** Down to four fifths, so that the next picture does not sweep again. */
  async #sweep(): Promise<void> {
    const files = (await this.#files()).sort((one, other) => one.usedAt - other.usedAt);
    let bytes = files.reduce((sum, { size }) => sum + size, 0);
    for (const { path, size } of files) {
      if (bytes <= this.#maxBytes * 0.8) break;
      await rm(path, { force: true });
      bytes -= size;
    }
    this.#bytes = Promise.resolve(bytes);
    this.#written = 0;
  }

  async #files(): Promise<{ path: string; size: number; usedAt: number }[]> {
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const found = await Promise.all(paths.map(async (path) => ({ path, is: await stat(path).catch(() => null) })));
    return found.flatMap(({ path, is }) => (is ? [{ path, size: is.size, usedAt: is.mtimeMs }] : []));
  }
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

const usedAgainAfterMs = 3_600_000;

async function touch(path: string): Promise<void> {
  const is = await stat(path).catch(() => null);
  const now = Date.now();
  if (is && now - is.mtimeMs > usedAgainAfterMs) await utimes(path, now / 1000, now / 1000).catch(() => undefined);
}
