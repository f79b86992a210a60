import { Failure } from '../engine/failure.ts';

const megabyte = 1024 * 1024;
const maxLineMegabytes = 256;
/**
 * Long documents come fewer at a time, as all lines of a batch are taken in before others are
 * served.
 */
const maxCharacters = 128 * 1024;

/** The lines of a body that are not blank, up to `max` at a time, as soon as they are there. Fails with 413 for a line beyond 256 MB. */
export async function* linesOf(
  pieces: AsyncIterable<string> | Iterable<string>,
  max: number,
): AsyncGenerator<string[]> {
  let lines: string[] = [];
  let size = 0;
  let open = '';
  for await (const piece of pieces) {
    let from = 0;
    for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', from)) {
      const line = open + piece.slice(from, end);
      open = '';
      from = end + 1;
      if (line.trim() === '') continue;
      size += line.length;
      if (lines.push(line) < max && size < maxCharacters) continue;
      yield lines;
      lines = [];
      size = 0;
    }
    open += piece.slice(from);
    if (open.length > maxLineMegabytes * megabyte)
      throw new Failure(413, `A line of the import is larger than the limit of ${maxLineMegabytes} MB.`);
  }
  if (open.trim() !== '') lines.push(open);
  if (lines.length > 0) yield lines;
}
