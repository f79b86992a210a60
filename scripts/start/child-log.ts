import { createWriteStream, mkdirSync, renameSync, statSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { redactedText } from '@/web/platform/redaction.ts';

const rotateAtBytes = 10_000_000;
const maxLines = 12;
/** After a line that could not be written, milliseconds. */
const reopenAfterMs = 1_000;
/** Characters. */
const maxLineLength = 16_000;

export type ChildLog = {
  file: string;
  /** Writes every line of a child's stream to the file, without what people wrote, and hands each to `onLine`. */
  follow(stream: Readable | null, onLine?: (line: string) => void): void;
  /** The last lines of the child's output, for the sentence about its failure. */
  lastOutput(): string;
  close(): void;
};

/** `DATA_DIR/logs/<name>.log`, appended; a big one is moved aside to `<name>.log.1`, in the place of the one before. */
export function openLog(folder: string, name: string, largest = rotateAtBytes): ChildLog {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.log`);
  let size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > largest) moveAside();
  let openedAt = 0;
  let isClosed = false;
  let out = open();
  const recent: string[] = [];
  return {
    file,
    follow(stream, onLine) {
      if (!stream) return;
      createInterface({ input: stream }).on('line', (line) => {
        const shown = redactedText(line, maxLineLength);
        write(`${shown}\n`);
        recent.push(shown);
        if (recent.length > maxLines) recent.shift();
        onLine?.(line);
      });
    },
    lastOutput: () => recent.join('\n').trim(),
    close: () => {
      isClosed = true;
      out.end();
    },
  };

  function open(): WriteStream {
    const stream = createWriteStream(file, { flags: 'a', mode: 0o600 });
    stream.on('error', () => undefined);
    openedAt = performance.now();
    return stream;
  }

  function moveAside(): void {
    size = 0;
    try {
      renameSync(file, `${file}.1`);
    } catch {
      // The file was removed: a new one is begun.
    }
  }

  /** An error (a full disk) destroys a stream: the next one begins where there may be room again. */
  function isWritable(): boolean {
    if (out.destroyed && performance.now() - openedAt >= reopenAfterMs) out = open();
    return !out.destroyed;
  }

  /** What the old stream still holds goes to the file that was moved, which keeps being the same file to it. */
  function write(line: string): void {
    if (isClosed || !isWritable()) return;
    size += Buffer.byteLength(line);
    out.write(line);
    if (size <= largest || out.pending) return;
    moveAside();
    out.end();
    out = open();
  }
}
