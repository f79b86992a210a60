import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { log, reason } from '@/web/platform/log.ts';

export type CompressedFile = { type: string; plain: Buffer; brotli: Buffer | null; gzip: Buffer | null; etag: string };

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.wasm': 'application/wasm',
};
const compressible = /text|json|svg|wasm|manifest/;
const compress = { brotli: promisify(brotliCompress), gzip: promisify(gzip) };

type CompressedFilesOptions = {
  root: string;
  /** Compressed bodies survive a restart here, keyed by content. */
  cacheDir: string;
  /** Brotli quality, 0 to 11. */
  quality: number;
  /** Scripts whose functions are wanted as soon as they load. */
  eager?: ReadonlySet<string>;
};

/**
 * Makes V8 compile a whole script beside the page while it arrives, not function by function as
 * the page calls them (explicit compile hints, Chrome 136 and later): of starting React and Next on
 * a phone, most is compiling.
 */
const eagerly = Buffer.from('//# allFunctionsCalledOnLoad\n');

/**
 * The files of a folder, compressed once. Only what was in the folder at `open` can be requested: a
 * path is a key into that list and never touches the file system.
 */
export class CompressedFiles {
  readonly #options: CompressedFilesOptions;
  readonly #paths: ReadonlySet<string>;
  readonly #files = new Map<string, Promise<CompressedFile>>();

  private constructor(options: CompressedFilesOptions, paths: ReadonlySet<string>) {
    this.#options = options;
    this.#paths = paths;
  }

  /** An absent folder has no files. */
  static async open(options: CompressedFilesOptions): Promise<CompressedFiles> {
    const entries = await readdir(options.root, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    return new CompressedFiles(options, new Set(files.map((file) => file.slice(options.root.length + 1))));
  }

  /** By its path below the root, without a leading slash; null when there is none. */
  find(path: string): Promise<CompressedFile> | null {
    const existing = this.#files.get(path);
    if (existing) return existing;
    if (!this.#paths.has(path)) return null;
    const loading = this.#load(path);
    loading.catch(() => this.#files.delete(path));
    this.#files.set(path, loading);
    return loading;
  }

  /** Compresses everything, one after another, so that no shopper waits for it. */
  async warm(): Promise<void> {
    for (const path of this.#paths) {
      await this.find(path)?.catch((error: unknown) => log('warn', 'file-unreadable', { path, reason: reason(error) }));
    }
  }

  async #load(path: string): Promise<CompressedFile> {
    const plain = await this.#read(path);
    const type = types[extname(path)] ?? 'application/octet-stream';
    const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    const etag = `"${hash}"`;
    if (!compressible.test(type) || plain.length < 256) return { type, plain, brotli: null, gzip: null, etag };
    const { quality } = this.#options;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
    return {
      type,
      plain,
      etag,
      brotli: await this.#stored(`${hash}.${quality}.br`, () => compress.brotli(plain, { params })),
      gzip: await this.#stored(`${hash}.gz`, () => compress.gzip(plain, { level: 9 })),
    };
  }

  async #read(path: string): Promise<Buffer> {
    const written = await readFile(join(this.#options.root, path));
    return this.#options.eager?.has(path) ? Buffer.concat([eagerly, written]) : written;
  }

  async #stored(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const path = join(this.#options.cacheDir, name);
    if (await stat(path).catch(() => null)) return readFile(path);
    const made = await make();
    await writeWhole(path, made).catch((error: unknown) => log('warn', 'not-kept', { reason: reason(error) }));
    return made;
  }
}

/**
 * Writes beside and renames, so that a reader never sees half of a file; a failed write leaves
 * nothing on a full disk.
 */
export async function writeWhole(path: string, body: Buffer): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  const beside = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}.part`;
  try {
    await writeFile(beside, body);
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true }).catch(() => undefined);
    throw error;
  }
}
