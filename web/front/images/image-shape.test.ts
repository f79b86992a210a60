import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ImageRequest } from '@/domain/media/image-address.ts';
import { shapeImage } from './image-shape.ts';

/** 800 × 400, its left half red and its right half blue. */
const halves = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#ff0000' } })
  .composite([
    { input: { create: { width: 400, height: 400, channels: 3, background: '#0000ff' } }, left: 400, top: 0 },
  ])
  .png()
  .toBuffer();
const wanted: ImageRequest = { source: 'demo', path: 'x', rev: 'v1', width: 320, format: 'webp', crop: null };

async function shaped(original: Buffer, over: Partial<ImageRequest> = {}) {
  const body = await shapeImage(original, { ...wanted, ...over });
  if (!body) throw new Error('no picture came out');
  const { data, info } = await sharp(body).raw().toBuffer({ resolveWithObject: true });
  const { format, exif } = await sharp(body).metadata();
  return { format, exif, width: info.width, height: info.height, first: [...data.subarray(0, 3)] };
}

describe('shapeImage', () => {
  it.each([
    ['webp', 'webp'],
    ['avif', 'heif'],
    ['jpg', 'jpeg'],
  ] as const)('makes %s in the requested width', async (format, made) => {
    expect(await shaped(halves, { format })).toMatchObject({ format: made, width: 320, height: 160 });
  });

  it('never enlarges', async () => {
    expect(await shaped(halves, { width: 2560 })).toMatchObject({ width: 800, height: 400 });
  });

  it('crops by thousandths before it scales', async () => {
    const right = await shaped(halves, { crop: { x: 500, y: 0, width: 500, height: 1000 }, format: 'jpg' });
    expect(right).toMatchObject({ width: 320, height: 320 });
    expect(right.first[2]).toBeGreaterThan(200);
  });

  it('cuts the smallest crop at the far edge without a fault', async () => {
    const edge = await shaped(halves, { crop: { x: 999, y: 999, width: 1, height: 1 } });
    expect(edge).toMatchObject({ width: 1, height: 1 });
  });

  it('turns a picture upright and forgets where it was taken', async () => {
    const turned = await sharp(halves).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await shaped(turned)).toMatchObject({ width: 320, height: 640, exif: undefined });
  });

  it.each([
    ['words', Buffer.from('not a picture')],
    ['nothing', Buffer.alloc(0)],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ])('makes nothing of %s', async (_what, original) => expect(await shapeImage(original, wanted)).toBeNull());
});
