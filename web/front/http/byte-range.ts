/** Bytes of a file, both ends included. */
type ByteRange = { start: number; end: number };

/**
 * The one range that a `Range` header requests of a file of `total` bytes (RFC 9110, 14.1.2); null
 * when the whole is to be sent: no header, several ranges, or another unit. "unsatisfiable" when
 * the range lies beyond the end.
 */
export function byteRange(header: string | undefined, total: number): ByteRange | null | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const length = Math.min(Number(to), total);
    return length > 0 ? { start: total - length, end: total - 1 } : 'unsatisfiable';
  }
  const start = Number(from);
  const end = to === '' ? total - 1 : Math.min(Number(to), total - 1);
  if (to !== '' && Number(to) < start) return null;
  return start < total ? { start, end } : 'unsatisfiable';
}

/** The bytes of `chunks` that lie in `range`; stops reading once it has them. */
export async function* cutTo(chunks: AsyncIterable<Uint8Array>, { start, end }: ByteRange): AsyncGenerator<Uint8Array> {
  let at = 0;
  for await (const chunk of chunks) {
    const piece = chunk.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
    if (piece.length > 0) yield piece;
    at += chunk.length;
    if (at > end) return;
  }
}
