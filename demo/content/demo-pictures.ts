import type { PictureBody, PicturePaint, PictureView } from '@/demo/stock/pictures.ts';
import type { Picture } from '@/schemas/generated/content-types.ts';

/** A picture that documents show: a finished file, or one that is painted when the demo is put in. */
export type PictureName =
  | `heroes/${string}.${'avif' | 'webp'}`
  | `logos/${string}.webp`
  | `models/${string}.webp`
  | `places/${string}.avif`
  | `${PictureBody}/${PictureView}/${PicturePaint}`;

const prefix = 'demo-picture:';

type Crop = { top: number; bottom: number; left: number; right: number };

/** A picture field that still names a demo picture; `withAssets` puts the uploaded asset in its place. */
export function picture(name: PictureName, alt: string, focus?: { x: number; y: number }, crop?: Crop): Picture {
  return {
    _type: 'picture',
    asset: { _type: 'reference', _ref: `${prefix}${name}` },
    alt,
    ...(focus && { hotspot: { _type: 'sanity.imageHotspot', ...focus, width: 0.5, height: 0.8 } }),
    ...(crop && { crop: { _type: 'sanity.imageCrop', ...crop } }),
  };
}

/** The demo pictures that a document, or anything in it, shows. */
export function picturesIn(value: unknown): PictureName[] {
  if (typeof value === 'string') return value.startsWith(prefix) ? [value.slice(prefix.length) as PictureName] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(picturesIn) : [];
}

/** The same document with each demo picture's reference replaced by the id of its asset. */
export function withAssets<Value>(value: Value, assetId: (name: PictureName) => string): Value {
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) => {
    const [name] = typeof inner === 'string' ? picturesIn(inner) : [];
    return name ? assetId(name) : inner;
  }) as Value;
}
