import { createHash } from 'node:crypto';
import { createReadStream, mkdirSync } from 'node:fs';
import { access, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** `<sha1>-<width>x<height>.<ext>` for images, `<sha1>.<ext>` for files. */
const NAME = /^[0-9a-f]{40}(-\d+x\d+)?\.[a-z0-9]{1,10}$/;

/** An original as it lies on the disk: how long it is, how it begins, and its bytes as a reader takes them. */
export interface Original {
  readonly size: number;
  readonly head: Buffer;
  /** All, or from one byte to another, both included. */
  bytes(start?: number, end?: number): Readable;
}

/** Enough to identify a file's format. */
const HEAD_BYTES = 4096;

export function sha1(bytes: Buffer): string {
  return createHash('sha1').update(bytes).digest('hex');
}

/** The originals on disk, named by their content: a name that exists never changes its bytes. */
export class AssetStore {
  readonly #directory: string;
  /** Writes and removals of one original come one after the other. */
  readonly #writes = new Map<string, Promise<void>>();

  constructor(directory: string) {
    this.#directory = join(directory, 'assets');
    mkdirSync(this.#directory, { recursive: true, mode: 0o700 });
  }

  /** Writes the bytes and waits until the disk has them: the document that names them comes after. */
  write(name: string, bytes: Buffer): Promise<void> {
    return this.#inOrder(name, () => this.#write(name, bytes));
  }

  /**
   * Removes the original, unless `isWanted` is true when its turn comes: the same bytes may be
   * uploaded meanwhile.
   */
  remove(name: string, isWanted: () => boolean): Promise<void> {
    return this.#inOrder(name, async () => {
      if (NAME.test(name) && !isWanted()) await rm(join(this.#directory, name), { force: true });
    });
  }

  /** Names of all originals. */
  async names(): Promise<string[]> {
    return (await readdir(this.#directory)).filter((name) => NAME.test(name));
  }

  #inOrder(name: string, work: () => Promise<void>): Promise<void> {
    const before = this.#writes.get(name) ?? Promise.resolve();
    const write = before.then(work, work).finally(() => {
      if (this.#writes.get(name) === write) this.#writes.delete(name);
    });
    this.#writes.set(name, write);
    return write;
  }

  async #write(name: string, bytes: Buffer): Promise<void> {
    const path = join(this.#directory, name);
    if (await exists(path)) return;
    const temporary = `${path}.${process.pid}.tmp`;
    try {
      await writeSynced(temporary, bytes);
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  /** The original, which is not read into memory: slow readers of large files are many. Undefined as for `read`. */
  async open(name: string): Promise<Original | undefined> {
    if (!NAME.test(name)) return undefined;
    const path = join(this.#directory, name);
    const file = await open(path, 'r').catch(missing);
    if (!file) return undefined;
    try {
      const { size } = await file.stat();
      const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
      return {
        size,
        head: buffer.subarray(0, bytesRead),
        bytes: (start = 0, end = Number.POSITIVE_INFINITY) => createReadStream(path, { start, end }),
      };
    } finally {
      await file.close();
    }
  }

  /** The original's bytes; undefined when there is no such asset or the name is not an asset's name. */
  async read(name: string): Promise<Buffer | undefined> {
    if (!NAME.test(name)) return undefined;
    return readFile(join(this.#directory, name)).catch(missing);
  }
}

async function writeSynced(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A file that is not there; a disk that fails, or too many open files, do not prove that. */
function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
