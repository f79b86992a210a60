import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { maxFileBytes } from '@/domain/leads/file-words.ts';
import type { BodyReader } from './body-room.ts';

/**
 * Far above any enquiry: controls, characters of a name, bytes of all names and values together,
 * file controls, and how many of these may hold a file (each of `maxFileBytes` at most).
 */
const bounds = { fields: 200, name: 200, text: 40_000, files: 20, filled: 3 } as const;
/** Of one part of a multipart body: its lines of headers and their bytes. */
const partHead = { headerPairs: 20, headerSize: 8_000 } as const;
/** How much the percent signs of urlencoded text may add to their bytes. */
const escaped = 3;

/** A file as it was chosen; null for the content of one that is too large, or one too many. */
export type PostedFile = { key: string; name: string; content: Buffer | null };

/**
 * What a browser sends of a form, urlencoded or multipart, read as it comes and within bounds.
 * `fault`: it is not a form (400) or too long (413); nothing more of it is read then. A file that is
 * too large is not a fault: the text around it is used.
 */
export class FormBody implements BodyReader {
  readonly fields: [name: string, value: string][] = [];
  readonly files: PostedFile[] = [];
  fault: 400 | 413 | null = null;
  #parser: BusboyInstance | null;
  #letGoOfFile: () => void = () => undefined;
  readonly #over = Promise.withResolvers<void>();
  readonly #maxRead: number;
  #read = 0;
  #text = 0;
  #fileBytes = 0;
  #filled = 0;

  constructor({ headers }: Pick<IncomingMessage, 'headers'>) {
    const type = headers['content-type'] ?? '';
    this.#maxRead = type.startsWith('multipart/') ? Number.POSITIVE_INFINITY : escaped * bounds.text;
    this.#parser = this.#open(type);
  }

  get size(): number {
    return this.#text + this.#fileBytes;
  }

  async take(chunk: Uint8Array): Promise<void> {
    this.#read += chunk.length;
    if (this.#read > this.#maxRead) this.#refuse(413);
    if (this.fault || !this.#parser) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#parser.write(chunk, () => resolve());
    await Promise.race([promise, this.#over.promise]);
  }

  /** Resolves when all that came has been read, or `fault` states that it could not be. */
  async end(): Promise<void> {
    if (this.fault || !this.#parser) return;
    this.#parser.end();
    await this.#over.promise;
  }

  drop(): void {
    this.#refuse(413);
  }

  #open(type: string): BusboyInstance | null {
    try {
      const limits = {
        fieldNameSize: bounds.name * 4,
        fieldSize: bounds.text,
        // At its limit the parser drops further fields silently: one more shows that there were too many.
        fields: bounds.fields + 1,
        files: bounds.files,
        fileSize: maxFileBytes,
        parts: bounds.fields + bounds.files + 2,
        ...partHead,
      };
      return Busboy({ headers: { 'content-type': type }, limits })
        .on('field', (name, value, nameCut, valueCut) => this.#takeField(name, value, nameCut, valueCut))
        .on('file', (name, stream, fileName) => this.#takeFile(name, stream, fileName))
        .on('partsLimit', () => this.#refuse(413))
        .on('filesLimit', () => this.#refuse(413))
        .on('error', () => this.#refuse(400))
        .on('finish', () => this.#over.resolve());
    } catch {
      this.fault = 400;
      return null;
    }
  }

  #takeField(name: string | undefined, value: string, nameCut: boolean, valueCut: boolean): void {
    if (this.fault) return;
    const isNamed = Boolean(name) && String(name).length <= bounds.name && !nameCut;
    this.#text += Buffer.byteLength(name ?? '') + Buffer.byteLength(value);
    if (!isNamed) this.#refuse(400);
    else if (valueCut || this.#text > bounds.text || this.fields.length === bounds.fields) this.#refuse(413);
    else this.fields.push([name ?? '', value]);
  }

  #takeFile(name: string | undefined, stream: NodeJS.ReadableStream, fileName: string | undefined): void {
    stream.on('error', () => this.#refuse(400));
    if (this.fault || !name || name.length > bounds.name) {
      stream.resume();
      if (!this.fault) this.#refuse(400);
      return;
    }
    let chunks: Buffer[] = [];
    let bytes = 0;
    let isCut = false;
    const letGo = () => {
      this.#fileBytes -= chunks.reduce((sum, { length }) => sum + length, 0);
      chunks = [];
      isCut = true;
    };
    this.#letGoOfFile = letGo;
    stream.on('limit', letGo);
    stream.on('data', (chunk: Buffer) => {
      if (bytes === 0) this.#filled += 1;
      if (bytes === 0 && this.#filled > bounds.filled) isCut = true;
      bytes += chunk.length;
      if (isCut || this.fault) return;
      chunks.push(chunk);
      this.#fileBytes += chunk.length;
    });
    stream.on('end', () => {
      // A browser sends an empty file where none was chosen.
      if (this.fault || bytes === 0) return;
      this.files.push({ key: name, name: fileName ?? '', content: isCut ? null : Buffer.concat(chunks) });
    });
  }

  /** Frees all that was read; the first fault stays. */
  #refuse(fault: 400 | 413): void {
    this.fault ??= fault;
    this.#parser = null;
    this.#letGoOfFile();
    this.fields.length = 0;
    this.files.length = 0;
    this.#text = 0;
    this.#fileBytes = 0;
    this.#over.resolve();
  }
}
