import sharp, { type FitEnum, type Sharp } from 'sharp';
import { badRequest } from '../problem.ts';
import { PIXEL_LIMIT } from './image-metadata.ts';
import type { ImageKind } from './sniff.ts';
import { AREA_LIMIT, type OutputFormat, type TransformOptions } from './transform-options.ts';

// One libvips thread per picture.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Sanity's fit in sharp's terms. `clip` and `max` keep the shape; only `clip`, `crop`, `scale` and
 * `fill` may enlarge.
 */
const FIT: Readonly<Record<TransformOptions['fit'], { fit: keyof FitEnum; withoutEnlargement: boolean }>> = {
  clip: { fit: 'inside', withoutEnlargement: false },
  max: { fit: 'inside', withoutEnlargement: true },
  crop: { fit: 'cover', withoutEnlargement: false },
  min: { fit: 'cover', withoutEnlargement: true },
  fill: { fit: 'contain', withoutEnlargement: false },
  fillmax: { fit: 'contain', withoutEnlargement: true },
  scale: { fit: 'fill', withoutEnlargement: false },
};

interface Size {
  readonly width: number;
  readonly height: number;
}

function position(crop: string | undefined): string | number {
  if (crop === 'entropy') return sharp.strategy.entropy;
  const sides = (crop ?? '').split(',').filter((side) => ['top', 'bottom', 'left', 'right'].includes(side));
  return sides.length > 0 ? sides.join(' ') : 'centre';
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

/** A rect that reaches beyond the picture is cut to it. */
function within(rect: NonNullable<TransformOptions['rect']>, size: Size) {
  const left = clamp(rect.left, 0, size.width - 1);
  const top = clamp(rect.top, 0, size.height - 1);
  return {
    left,
    top,
    width: clamp(rect.width, 1, size.width - left),
    height: clamp(rect.height, 1, size.height - top),
  };
}

/** The largest area of the wanted shape with the focal point as near to its middle as the edges allow. */
function focalArea(size: Size, options: TransformOptions) {
  const { width, height, focal } = options;
  if (options.fit !== 'crop' || !width || !height || !focal) return undefined;
  const scale = Math.min(size.width / width, size.height / height);
  const area = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const left = clamp(Math.round(focal.x * size.width - area.width / 2), 0, size.width - area.width);
  const top = clamp(Math.round(focal.y * size.height - area.height / 2), 0, size.height - area.height);
  return { left, top, ...area };
}

function encode(image: Sharp, format: OutputFormat, quality: number): Sharp {
  if (format === 'jpg') return image.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true });
  if (format === 'png') return image.png();
  if (format === 'webp') return image.webp({ quality, effort: 3 });
  // Effort 2: a quarter of the time of sharp's default for a few percent of size.
  return image.avif({ quality: Math.max(1, quality - 15), effort: 2 });
}

function defaultFormat(kind: ImageKind): OutputFormat {
  if (kind === 'jpg' || kind === 'png' || kind === 'webp' || kind === 'avif') return kind;
  return kind === 'tiff' ? 'jpg' : 'png';
}

export function outputFormat(kind: ImageKind, options: TransformOptions): OutputFormat {
  return options.format ?? defaultFormat(kind);
}

const MAX_SECONDS = 15;
/** A wider blur is a narrow one of a smaller picture. */
const WIDEST_BLUR = 12;

async function blurred(image: Sharp, sigma: number): Promise<Sharp> {
  if (sigma <= WIDEST_BLUR) return image.blur(sigma);
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const shrunk = Math.max(1, Math.round((width * WIDEST_BLUR) / sigma));
  const small = await sharp(data, { raw: { width, height, channels } })
    .resize({ width: shrunk })
    .blur(WIDEST_BLUR)
    .png()
    .toBuffer();
  return sharp(small).resize({ width, height, fit: 'fill' });
}

/**
 * Makes the picture that the options define. @throws Problem 400 for an SVG, which is served as it
 * is
 */
export async function resize(bytes: Buffer, kind: ImageKind, options: TransformOptions): Promise<Buffer> {
  if (kind === 'svg') throw badRequest('An SVG is served as it is');
  const upright = sharp(bytes, { limitInputPixels: PIXEL_LIMIT, failOn: 'error' })
    .timeout({ seconds: MAX_SECONDS })
    .rotate();
  const { autoOrient } = await sharp(bytes, { limitInputPixels: PIXEL_LIMIT }).metadata();
  const rect = options.rect && within(options.rect, autoOrient);
  const size = rect ?? autoOrient;
  const area = focalArea(size, options);
  checkArea(area ?? size, options);
  let image = rect ? upright.extract(rect) : upright;
  // sharp takes one extract before and one after a resize, so a second area needs a pipeline of its own.
  if (area) image = sharp(await image.png({ compressionLevel: 0 }).toBuffer()).extract(area);
  if (options.width || options.height) {
    const background = options.background ?? (options.fit.startsWith('fill') ? '#fff' : undefined);
    image = image.resize({
      ...FIT[options.fit],
      width: options.width,
      height: options.height,
      position: position(options.crop),
      background,
    });
  }
  if (options.background) image = image.flatten({ background: options.background });
  if (options.blur) image = await blurred(image, clamp(options.blur / 10, 0.3, 200));
  image = turned(image, options);
  return encode(image, outputFormat(kind, options), options.quality).toBuffer();
}

/** One side given, or none, leaves the other to the original's shape. */
function checkArea(from: Size, { width, height, fit }: TransformOptions): void {
  const ratio = from.width / from.height;
  const mayGrow = !FIT[fit].withoutEnlargement;
  const across = width ?? (height ? height * ratio : from.width);
  const wide = mayGrow ? across : Math.min(across, from.width);
  const high = height && width ? height : wide / ratio;
  if (wide * high > AREA_LIMIT)
    throw badRequest(`The result may have at most ${AREA_LIMIT} pixels; ask for a smaller one`);
}

function turned(image: Sharp, { flip, rotate }: TransformOptions): Sharp {
  let result = image;
  if (flip?.includes('h')) result = result.flop();
  if (flip?.includes('v')) result = result.flip();
  return rotate ? result.rotate(rotate) : result;
}
