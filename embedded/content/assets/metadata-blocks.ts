type Part = readonly [start: number, end: number];

/** A picture that does not follow its format. */
class Malformed extends Error {
  override readonly name = 'Malformed';
}

/**
 * The bytes without their blocks of metadata (EXIF, XMP, IPTC, comments, previews, what follows the
 * picture): colour profiles and whatever the dots need stay, byte by byte. The very same buffer
 * when there are none. @throws Malformed
 */
export function withoutMetadataBlocks(bytes: Buffer, kind: 'jpg' | 'png' | 'webp' | 'gif'): Buffer {
  try {
    if (kind === 'webp') return webp(bytes);
    const parts = [...{ jpg, png, gif }[kind](bytes)];
    const plain = Buffer.concat(parts.map(([start, end]) => bytes.subarray(start, end)));
    return plain.length === bytes.length ? bytes : plain;
  } catch (error) {
    // Read beyond the end.
    if (error instanceof RangeError) throw new Malformed('it ends too early', { cause: error });
    throw error;
  }
}

const text = (bytes: Buffer, start: number, length: number): string => bytes.toString('latin1', start, start + length);

function* jpg(bytes: Buffer): Generator<Part> {
  yield [0, 2];
  for (let at = 2; ; ) {
    if (bytes.readUInt8(at) !== 0xff) throw new Malformed(`it has no marker at ${at}`);
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) at += 1;
    else if (marker === 0xd9) return yield [at, at + 2];
    else {
      const end = at + 2 + bytes.readUInt16BE(at + 2);
      const scanned = marker === 0xda ? endOfScan(bytes, end) : end;
      if (isPartOfJpeg(marker, text(bytes, at + 4, 12))) yield [at, scanned];
      at = scanned;
    }
  }
}

/** Comments and what programs add (APP1 to APP15) go; the profile and Adobe's marker of the colours stay. */
function isPartOfJpeg(marker: number, name: string): boolean {
  if (marker === 0xfe) return false;
  if (marker === 0xe0) return name.startsWith('JFIF\0');
  if (marker === 0xe2) return name === 'ICC_PROFILE\0';
  return marker === 0xee ? name.startsWith('Adobe') : marker < 0xe0 || marker > 0xef;
}

/** The next marker that ends the coded dots: neither a stuffed 0xff nor a restart. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw new Malformed('its dots have no end');
}

const pngParts = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
);

function* png(bytes: Buffer): Generator<Part> {
  yield [0, 8];
  for (let at = 8; ; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) throw new Malformed('it ends too early');
    const type = text(bytes, at + 4, 4);
    if (pngParts.has(type)) yield [at, end];
    if (type === 'IEND') return;
    at = end;
  }
}

const webpParts = new Set(['VP8 ', 'VP8L', 'VP8X', 'ANIM', 'ANMF', 'ALPH', 'ICCP']);
/** In the flags of VP8X: an EXIF and an XMP chunk follow. */
const webpMetadata = 0b0000_1100;

function webp(bytes: Buffer): Buffer {
  const end = Math.min(8 + bytes.readUInt32LE(4), bytes.length);
  const chunks: Buffer[] = [];
  for (let at = 12; at < end; ) {
    const next = at + 8 + Math.ceil(bytes.readUInt32LE(at + 4) / 2) * 2;
    if (webpParts.has(text(bytes, at, 4))) chunks.push(bytes.subarray(at, next));
    at = next;
  }
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 12);
  const [first] = chunks;
  const flags = first && text(first, 0, 4) === 'VP8X' ? first.readUInt8(8) : 0;
  if (length === bytes.length && (flags & webpMetadata) === 0) return bytes;
  const plain = Buffer.concat([bytes.subarray(0, 12), ...chunks]);
  plain.writeUInt32LE(length - 8, 4);
  if (flags) plain.writeUInt8(flags & ~webpMetadata, 20);
  return plain;
}

/** What makes a picture move. */
const gifApplications = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

function* gif(bytes: Buffer): Generator<Part> {
  const table = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const header = 13 + table(bytes.readUInt8(10));
  yield [0, header];
  for (let at = header; ; ) {
    const kind = bytes.readUInt8(at);
    if (kind === 0x3b) return yield [at, at + 1];
    const isPicture = kind === 0x2c;
    if (!isPicture && kind !== 0x21) throw new Malformed(`it has no block at ${at}`);
    let end = isPicture ? at + 11 + table(bytes.readUInt8(at + 9)) : at + 2;
    for (let size = bytes.readUInt8(end); size > 0; size = bytes.readUInt8(end)) end += size + 1;
    end += 1;
    const label = bytes.readUInt8(at + 1);
    const stays = label === 0xf9 || (label === 0xff && gifApplications.has(text(bytes, at + 3, 11)));
    if (isPicture || stays) yield [at, end];
    at = end;
  }
}
