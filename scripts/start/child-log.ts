import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const rotateAtBytes = 10_000_000;
const keptLines = 12;

export type ChildLog = {
  file: string;
  /** Writes every line of a child's stream to the file, and hands each to `onLine`. */
  follow(stream: Readable | null, onLine?: (line: string) => void): void;
  /** The last lines that the child said, for the sentence about its failure. */
  lastWords(): string;
  close(): void;
};

/** `DATA_DIR/logs/<name>.log`, appended; a big one is moved aside when its service starts. */
export function openLog(folder: string, name: string): ChildLog {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.log`);
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > rotateAtBytes) renameSync(file, `${file}.1`);
  const out = createWriteStream(file, { flags: 'a', mode: 0o600 });
  out.on('error', () => undefined);
  const recent: string[] = [];
  return {
    file,
    follow(stream, onLine) {
      if (!stream) return;
      createInterface({ input: stream }).on('line', (line) => {
        out.write(`${line}\n`);
        recent.push(line);
        if (recent.length > keptLines) recent.shift();
        onLine?.(line);
      });
    },
    lastWords: () => recent.join('\n').trim(),
    close: () => out.end(),
  };
}
