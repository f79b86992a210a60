import sharp, { type Sharp } from 'sharp';
import { Problem } from '../problem.ts';
import type { ImageKind } from './sniff.ts';

export interface ImageFacts {
  readonly width: number;
  readonly height: number;
  readonly metadata: Record<string, unknown>;
}

/** A picture of this many pixels takes 400 MB to decode; larger ones are an attack or a mistake. */
export const PIXEL_LIMIT = 100_000_000;

function hex(red: number, green: number, blue: number): string {
  return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** One swatch in all of Sanity's places: the dominant colour, with a readable title colour. */
async function palette(small: Sharp): Promise<Record<string, unknown>> {
  const { dominant } = await small.clone().flatten({ background: '#fff' }).stats();
  const background = hex(dominant.r, dominant.g, dominant.b);
  const light = dominant.r * 0.299 + dominant.g * 0.587 + dominant.b * 0.114 > 150;
  const text = light ? '#000' : '#fff';
  const swatch = { _type: 'sanity.imagePaletteSwatch', background, foreground: text, title: text, population: 1 };
  const names = ['dominant', 'vibrant', 'muted', 'darkVibrant', 'darkMuted', 'lightVibrant', 'lightMuted'];
  return { _type: 'sanity.imagePalette', ...Object.fromEntries(names.map((name) => [name, swatch])) };
}

async function placeholder(small: Sharp, alpha: boolean): Promise<string> {
  const tiny = small.clone().resize(20, 20, { fit: 'inside' });
  const data = await (alpha ? tiny.png() : tiny.jpeg({ quality: 50 })).toBuffer();
  return `data:image/${alpha ? 'png' : 'jpeg'};base64,${data.toString('base64')}`;
}

/**
 * Properties that need the picture decoded, which is done once. An SVG never is: a few hundred bytes
 * of it can take gigabytes to draw.
 */
async function drawnFacts(bytes: Buffer, hasAlpha: boolean): Promise<Record<string, unknown>> {
  const { data, info } = await sharp(bytes)
    .rotate()
    .resize(64, 64, { fit: 'inside' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const small = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  return { lqip: await placeholder(small, hasAlpha), palette: await palette(small) };
}

/** Reads what Sanity stores about an image. @throws Problem 400 when it cannot be decoded */
export async function imageFacts(bytes: Buffer, kind: ImageKind): Promise<ImageFacts> {
  try {
    const found = await sharp(bytes, { limitInputPixels: PIXEL_LIMIT }).metadata();
    const turned = (found.orientation ?? 1) >= 5;
    const width = (turned ? found.height : found.width) ?? 0;
    const height = (turned ? found.width : found.height) ?? 0;
    const hasAlpha = found.hasAlpha === true;
    const dimensions = { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height };
    const isOpaque = !hasAlpha && kind !== 'svg';
    const metadata = {
      _type: 'sanity.imageMetadata',
      dimensions,
      hasAlpha,
      isOpaque,
      ...(kind === 'svg' ? {} : await drawnFacts(bytes, hasAlpha)),
    };
    return { width, height, metadata };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Problem(400, 'invalidAssetError', `The image cannot be read: ${why}`);
  }
}
