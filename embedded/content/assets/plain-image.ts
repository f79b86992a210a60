import sharp from 'sharp';
import { PIXEL_LIMIT } from './image-metadata.ts';
import { withoutMetadataBlocks } from './metadata-blocks.ts';
import type { ImageKind } from './sniff.ts';

/** Quality of a photo that has to be encoded again: the loss is not visible. */
const quality = 92;

/**
 * The picture without its metadata: where and when it was taken, with what, by whom. Upright where
 * a tag gave its rotation, with its colour profile. Bytes without any such data are returned as
 * they came, so that their name stays; others lose whole blocks and no pixels, unless they must be
 * rotated or their format (AVIF, TIFF) mixes the two. An SVG is returned as it is.
 */
export async function plainImage(bytes: Buffer, kind: ImageKind): Promise<Buffer> {
  if (kind === 'svg') return bytes;
  const { orientation = 1, exif, xmp, iptc, ...found } = await opened(bytes).metadata();
  if (kind === 'tiff') return upright(bytes).tiff({ compression: 'deflate' }).toBuffer();
  if (kind === 'avif') {
    const isPlain = !exif && !xmp && !iptc && orientation === 1;
    return isPlain ? bytes : upright(bytes).avif({ quality: 80, effort: 2 }).toBuffer();
  }
  if (orientation === 1 || kind === 'gif') return withoutMetadataBlocks(bytes, kind);
  if (kind === 'png') return upright(bytes).png().toBuffer();
  if (kind === 'webp') return upright(bytes).webp({ quality }).toBuffer();
  const chromaSubsampling = found.chromaSubsampling === '4:4:4' ? '4:4:4' : '4:2:0';
  return upright(bytes).jpeg({ quality, chromaSubsampling }).toBuffer();
}

const opened = (bytes: Buffer) => sharp(bytes, { limitInputPixels: PIXEL_LIMIT, failOn: 'error' });
const upright = (bytes: Buffer) => opened(bytes).autoOrient().keepIccProfile();
