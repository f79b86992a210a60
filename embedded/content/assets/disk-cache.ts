import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Entry {
  readonly path: string;
  readonly size: number;
  readonly used: number;
}

/** Files that can be made again, limited to a total size; the least recently used go first. */
export class DiskCache {
  readonly #directory: string;
  readonly #limit: number;
  #added = Number.POSITIVE_INFINITY;

  /** @param limit bytes */
  constructor(directory: string, limit: number) {
    this.#directory = directory;
    this.#limit = limit;
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  }

  async get(key: string): Promise<Buffer | undefined> {
    const path = join(this.#directory, key);
    try {
      const bytes = await readFile(path);
      const now = new Date();
      await utimes(path, now, now);
      return bytes;
    } catch {
      return undefined;
    }
  }

  async set(key: string, bytes: Buffer): Promise<void> {
    const path = join(this.#directory, key);
    const temporary = `${path}.tmp`;
    try {
      await writeFile(temporary, bytes);
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      throw error;
    }
    this.#added += bytes.length;
    // The first write of a process, and then every tenth of the limit, looks at the whole folder.
    if (this.#added > this.#limit / 10) await this.#prune();
  }

  /** Removes all whose key begins so. */
  async remove(start: string): Promise<void> {
    const names = (await readdir(this.#directory)).filter((name) => name.startsWith(start));
    for (const name of names) await rm(join(this.#directory, name), { force: true });
  }

  async #prune(): Promise<void> {
    this.#added = 0;
    const entries = (await Promise.all((await readdir(this.#directory)).map((name) => this.#entry(name)))).filter(
      (one) => one !== undefined,
    );
    let total = entries.reduce((sum, entry) => sum + entry.size, 0);
    for (const entry of entries.sort((left, right) => left.used - right.used)) {
      if (total <= this.#limit) return;
      await rm(entry.path, { force: true });
      total -= entry.size;
    }
  }

  async #entry(name: string): Promise<Entry | undefined> {
    const path = join(this.#directory, name);
    try {
      const { size, mtimeMs } = await stat(path);
      return { path, size, used: mtimeMs };
    } catch {
      return undefined;
    }
  }
}
