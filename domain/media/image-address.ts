import type { ContentImage } from '@/domain/media/content-image.ts';
import { parseUrl } from '@/domain/text/parse-url.ts';

/** Widths that the image route makes; anything else is 404. */
export const imageWidths = [96, 192, 320, 375, 480, 640, 850, 1080, 1280, 1600, 1920, 2560] as const;
export type ImageWidth = (typeof imageWidths)[number];
export const imageFormats = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/**
 * `source` is `content` or the name of a media origin; `path` has no leading slash, no extension of
 * the response, and is encoded as the origin itself writes it.
 */
export type ImageSource = { source: string; path: string; rev: string };

/** A crop in thousandths of the picture: left, top, width, height. */
export type CropWindow = { x: number; y: number; width: number; height: number };

/** `query` is what the origin's own address ends with ("?v=2"); absent without one. */
export type ImageRequest = ImageSource & {
  width: ImageWidth;
  format: ImageFormat;
  crop: CropWindow | null;
  query?: string;
};

/** A media origin that pictures of stock may come from: its name in addresses and its public origin. */
export type MediaOrigin = { name: string; origin: string };

/** Plain revision: the asset's identity is in its path, so its address never changes its meaning. */
const plainRev = 'v1';

/** Where the image route finds a picture of the content service. */
export function contentImageSource({ assetId, crop }: Pick<ContentImage, 'assetId' | 'crop'>): ImageSource {
  return { source: 'content', path: assetId, rev: crop ? cropRev(crop) : plainRev };
}

/**
 * Width and height of a picture of the content service in pixels, after its crop; null when its id
 * does not contain them.
 */
export function contentImageSize({
  assetId,
  crop,
}: Pick<ContentImage, 'assetId' | 'crop'>): [width: number, height: number] | null {
  const [, width, height] = (/-(\d+)x(\d+)-\w+$/.exec(assetId) ?? []).map(Number);
  if (!width || !height) return null;
  const { left = 0, right = 0, top = 0, bottom = 0 } = crop ?? {};
  return [Math.round(width * (1 - left - right)), Math.round(height * (1 - top - bottom))];
}

/** Where the image route finds an absolute address at an allow-listed media origin; null when its origin is not on the list. */
export function stockImageSource(url: string, origins: readonly MediaOrigin[]): ImageSource | null {
  const address = parseUrl(url);
  if (!address) return null;
  const { origin, pathname, search } = address;
  const existing = origins.find((media) => media.origin === origin);
  if (!existing || !isHarmless(pathname.slice(1))) return null;
  return { source: existing.name, path: pathname.slice(1), rev: search === '' ? plainRev : queryRev(search) };
}

/** The query of an address is in the revision, in letters that mean nothing in a path. */
const queryRev = (search: string): string =>
  `q-${btoa(search).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;

/** The query that a revision holds; null for one that holds none, or that `queryRev` does not write so. */
function queryOf(rev: string): string | null {
  if (!/^q-[\w-]{1,2000}$/.test(rev)) return null;
  try {
    const search = atob(rev.slice(2).replaceAll('-', '+').replaceAll('_', '/'));
    return /^\?[\x21\x22\x24-\x7e]+$/.test(search) && queryRev(search) === rev ? search : null;
  } catch {
    return null;
  }
}

/** The revision of an address without a query or crop. */
export const isPlainRev = (rev: string): boolean => rev === plainRev;

/** `/image/<source>/<width>/<rev>/<path>.<format>` on the site's own host. */
export function imageAddress({ source, path, rev }: ImageSource, width: ImageWidth, format: ImageFormat): string {
  const safe = path.split('/').map(encodeURIComponent).join('/');
  return `/image/${encodeURIComponent(source)}/${width}/${rev}/${safe}.${format}`;
}

/**
 * The image that an address of the image route names, or null when it is not exactly one that
 * `imageAddress` can make.
 */
export function parseImageAddress(pathname: string): ImageRequest | null {
  const parts = /^\/image\/([\w.-]+)\/(\d+)\/([\w-]+)\/([^?#]+)\.(avif|webp|jpg)$/.exec(pathname);
  if (!parts) return null;
  const [, source = '', digits = '', rev = '', encoded = '', format = ''] = parts;
  const width = imageWidths.find((allowed) => String(allowed) === digits);
  const path = decoded(encoded);
  const crop = cropOf(rev);
  const query = queryOf(rev);
  if (!width || !path || crop === 'invalid' || (!crop && query === null && rev !== plainRev)) return null;
  return { source, path, rev, width, format: format as ImageFormat, crop, ...(query !== null && { query }) };
}

/** Percent-decoded, unless it climbs, holds an empty segment, or is not valid. */
function decoded(encoded: string): string | null {
  try {
    const segments = encoded.split('/').map(decodeURIComponent);
    const path = segments.join('/');
    return segments.every((segment) => !segment.includes('/')) && isHarmless(path) ? path : null;
  } catch {
    return null;
  }
}

/** A path that climbs nowhere, however its dots are written, and has no empty segment. */
const isHarmless = (path: string): boolean =>
  path.split('/').every((it) => it !== '' && !/^(?:\.|%2e){1,2}$/i.test(it) && !/[\\\p{Cc}]/u.test(it));

function cropRev({ top, bottom, left, right }: NonNullable<ContentImage['crop']>): string {
  const thousandths = (share: number) => Math.min(1000, Math.max(0, Math.round(share * 1000)));
  const [x, y] = [thousandths(left), thousandths(top)];
  const [width, height] = [1000 - x - thousandths(right), 1000 - y - thousandths(bottom)];
  const whole = x === 0 && y === 0 && width === 1000 && height === 1000;
  return whole || width < 1 || height < 1 ? plainRev : `c-${x}-${y}-${width}-${height}`;
}

function cropOf(rev: string): CropWindow | null | 'invalid' {
  if (!rev.startsWith('c-')) return null;
  const [x, y, width, height] = (/^c-(\d{1,4})-(\d{1,4})-(\d{1,4})-(\d{1,4})$/.exec(rev) ?? []).slice(1).map(Number);
  if (x === undefined || y === undefined || !width || !height) return 'invalid';
  return x + width <= 1000 && y + height <= 1000 ? { x, y, width, height } : 'invalid';
}
