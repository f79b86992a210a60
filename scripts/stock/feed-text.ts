import { FeedUnreadable } from './feed-unreadable.ts';

/** How far the letters of a file are looked at to recognise UTF-16 without its mark, bytes. */
const sample = 4_096;

/**
 * The text of a feed: UTF-8 or UTF-16, with or without a byte-order mark, else the letters of older Windows programs. A few bytes that are
 * no UTF-8 in a text that otherwise is become U+FFFD, so that their rows can be named. Throws FeedUnreadable for files that are not text.
 */
export function textOf(bytes: Uint8Array): string {
  const packed = packedKind(bytes);
  if (packed)
    throw new FeedUnreadable(`The file is ${packed}, not CSV, JSON or XML: save or unpack it as one of these.`);
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes);
    const broken = text.match(/\uFFFD/g)?.length ?? 0;
    const whole = text.match(/[\u0080-\uFFFC]/g)?.length ?? 0;
    return whole > 3 * broken ? text : new TextDecoder('windows-1252').decode(bytes);
  }
}

function packedKind([first, second, third, fourth]: Uint8Array): string | null {
  if (first === 0x50 && second === 0x4b) return 'an Excel workbook or a zip archive';
  if (first === 0x1f && second === 0x8b) return 'a gzip archive';
  if (first === 0xd0 && second === 0xcf && third === 0x11 && fourth === 0xe0) return 'an old Excel workbook';
  return first === 0x25 && second === 0x50 && third === 0x44 && fourth === 0x46 ? 'a PDF' : null;
}

/** Texts in Latin letters have a zero in every other byte of UTF-16. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, sample);
  const zeros = (from: 0 | 1) => start.filter((byte, at) => byte === 0 && at % 2 === from).length;
  const max = start.length / 4;
  if (zeros(1) > max && zeros(0) < max / 4) return 'utf-16le';
  return zeros(0) > max && zeros(1) < max / 4 ? 'utf-16be' : null;
}
