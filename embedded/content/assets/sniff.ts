import { mayBeSvg } from './svg.ts';

/** What bytes are, by their own evidence: the name and the declared type of an upload are the sender's word. */
export type ImageKind = 'jpg' | 'png' | 'gif' | 'webp' | 'avif' | 'svg' | 'tiff';

export const IMAGE_TYPES: Readonly<Record<ImageKind, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  tiff: 'image/tiff',
};

export const notAnImage = 'The uploaded file is not an image (JPEG, PNG, WebP, GIF, AVIF, TIFF or SVG)';

function ascii(bytes: Buffer, start: number, end: number): string {
  return bytes.toString('latin1', start, end);
}

/**
 * Undefined for what is none of these; bytes that only an XML parser could identify are `svg` here
 * (svg.ts decides whether they are one).
 */
export function imageKind(bytes: Buffer): ImageKind | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(ascii(bytes, 8, 32))) return 'avif';
  if (['II*\0', 'MM\0*'].includes(ascii(bytes, 0, 4))) return 'tiff';
  return mayBeSvg(bytes) ? 'svg' : undefined;
}

/**
 * Bytes that a browser or a machine would run: never stored as files either. svg.ts finds an SVG
 * that runs something.
 */
export function isExecutable(bytes: Buffer): boolean {
  const head = ascii(bytes, 0, 1024).trimStart().toLowerCase();
  if (/^(mz|\x7felf|#!)/.test(head) || /^\xca\xfe\xba\xbe|^\xcf\xfa\xed\xfe/.test(head)) return true;
  return /^(<!doctype html|<html|<script|<\?php)/.test(head);
}
