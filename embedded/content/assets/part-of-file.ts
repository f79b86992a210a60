import type { Original } from './asset-store.ts';

/** A part of a file, both ends included, as RFC 9110, 14.4 writes it. */
interface Part {
  readonly contentRange: string;
  readonly body: Original;
}

/**
 * What one range of a `Range` header requests, read from where it begins: a player that seeks does
 * not have the whole read before it. Undefined when the whole is to be sent (no header, several
 * ranges, another unit), 'beyond' when the range lies beyond the end.
 */
export function partOf(file: Original, header: string | undefined): Part | 'beyond' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const { size } = file;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < start) return undefined;
  if (start >= size) return 'beyond';
  const body: Original = { size: end - start + 1, head: file.head, bytes: () => file.bytes(start, end) };
  return { contentRange: `bytes ${start}-${end}/${size}`, body };
}
