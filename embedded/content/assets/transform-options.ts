import { badRequest } from '../problem.ts';

export type OutputFormat = 'jpg' | 'png' | 'webp' | 'avif';
type Fit = 'clip' | 'crop' | 'fill' | 'fillmax' | 'max' | 'min' | 'scale';

/** What to do to an image; sizes in pixels of the result. */
export interface TransformOptions {
  readonly width?: number;
  readonly height?: number;
  readonly fit: Fit;
  readonly rect?: { left: number; top: number; width: number; height: number };
  readonly quality: number;
  readonly format?: OutputFormat;
  readonly crop?: string;
  readonly focal?: { x: number; y: number };
  readonly blur?: number;
  readonly background?: string;
  readonly rotate?: number;
  readonly flip?: string;
}

const FITS: readonly Fit[] = ['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'];
const FORMATS: Readonly<Record<string, OutputFormat>> = {
  jpg: 'jpg',
  pjpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
};
const SIZE_LIMIT = 5000;
/** Pixels of the result. */
export const AREA_LIMIT = 16_000_000;

function number(search: URLSearchParams, name: string, low: number, high: number): number | undefined {
  const text = search.get(name);
  if (text === null) return undefined;
  const value = Number(text);
  if (!Number.isFinite(value) || value < low || value > high)
    throw badRequest(`"${name}" must be a number from ${low} to ${high}`);
  return value;
}

function rect(search: URLSearchParams): TransformOptions['rect'] {
  const text = search.get('rect');
  if (text === null) return undefined;
  const [left = -1, top = -1, width = 0, height = 0] = text.split(',').map((part) => Math.round(Number(part)));
  if (![left, top, width, height].every(Number.isInteger) || left < 0 || top < 0 || width < 1 || height < 1) {
    throw badRequest('"rect" must be four numbers: left,top,width,height');
  }
  return { left, top, width, height };
}

function fitOf(search: URLSearchParams): Fit {
  const text = search.get('fit') ?? 'clip';
  const found = FITS.find((name) => name === text);
  if (!found) throw badRequest(`"fit" must be one of ${FITS.join(', ')}`);
  return found;
}

function format(search: URLSearchParams, accept: string): OutputFormat | undefined {
  const text = search.get('fm');
  if (text !== null) {
    const found = FORMATS[text];
    if (!found) throw badRequest(`"fm" must be one of ${Object.keys(FORMATS).join(', ')}`);
    return found;
  }
  if (search.get('auto') !== 'format') return undefined;
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : undefined;
}

function colour(search: URLSearchParams): string | undefined {
  const text = search.get('bg');
  if (text === null) return undefined;
  if (!/^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)) throw badRequest('"bg" must be a hexadecimal colour');
  return `#${text}`;
}

function scaled(value: number | undefined, ratio: number): number | undefined {
  return value === undefined ? undefined : Math.min(SIZE_LIMIT, Math.max(1, Math.round(value * ratio)));
}

/** Reads Sanity's image parameters. @param accept the Accept header, for auto=format @throws Problem 400 */
export function transformOptions(search: URLSearchParams, accept: string): TransformOptions {
  const ratio = number(search, 'dpr', 0.1, 5) ?? 1;
  const x = number(search, 'fp-x', 0, 1);
  const y = number(search, 'fp-y', 0, 1);
  const width = scaled(number(search, 'w', 1, SIZE_LIMIT) ?? number(search, 'max-w', 1, SIZE_LIMIT), ratio);
  const height = scaled(number(search, 'h', 1, SIZE_LIMIT) ?? number(search, 'max-h', 1, SIZE_LIMIT), ratio);
  if (width && height && width * height > AREA_LIMIT) throw badRequest(`"w" times "h" may be at most ${AREA_LIMIT}`);
  return {
    width,
    height,
    fit: fitOf(search),
    rect: rect(search),
    quality: Math.round(number(search, 'q', 1, 100) ?? 75),
    format: format(search, accept),
    crop: search.get('crop') ?? undefined,
    focal: x !== undefined && y !== undefined ? { x, y } : undefined,
    blur: number(search, 'blur', 0, 2000),
    background: colour(search),
    rotate: number(search, 'or', 0, 270),
    flip: search.get('flip') ?? undefined,
  };
}

/** Does anything in here change the bytes of the original? */
export function changesImage(options: TransformOptions): boolean {
  const { fit: _fit, quality, ...rest } = options;
  return quality !== 75 || Object.values(rest).some((value) => value !== undefined);
}
