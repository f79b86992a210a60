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

function ascii(bytes: Buffer, start: number, end: number): string {
  return bytes.toString('latin1', start, end);
}

function isSvg(bytes: Buffer): boolean {
  const head = bytes
    .toString('utf8', 0, 4096)
    .replace(/^\uFEFF/, '')
    .trimStart();
  return /^(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/i.test(
    head,
  );
}

export function imageKind(bytes: Buffer): ImageKind | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(ascii(bytes, 8, 32))) return 'avif';
  if (['II*\0', 'MM\0*'].includes(ascii(bytes, 0, 4))) return 'tiff';
  return isSvg(bytes) ? 'svg' : undefined;
}

const ACTIVE_SVG = [
  /<\s*(script|foreignObject|iframe|object|embed|handler|listener)\b/i,
  /\son[a-z]+\s*=/i,
  /javascript:/i,
  /<!ENTITY/i,
  /<\s*(set|animate)[^>]+attributeName\s*=\s*["'](xlink:)?(href|on)/i,
  /(href|src)\s*=\s*["']\s*(https?:)?\/\//i,
  /@import|url\(\s*["']?\s*(https?:)?\/\//i,
];

/** Can this SVG run something or fetch something from elsewhere? */
export function isActiveSvg(bytes: Buffer): boolean {
  const text = bytes.toString('utf8').replaceAll('\0', '');
  return ACTIVE_SVG.some((pattern) => pattern.test(text));
}

/** Bytes that a browser or a machine would run: never stored as files either. */
export function isExecutable(bytes: Buffer): boolean {
  const head = ascii(bytes, 0, 1024).trimStart().toLowerCase();
  if (/^(mz|\x7felf|#!)/.test(head) || /^\xca\xfe\xba\xbe|^\xcf\xfa\xed\xfe/.test(head)) return true;
  return /^(<!doctype html|<html|<script|<\?php)/.test(head) || (isSvg(bytes) && isActiveSvg(bytes));
}
