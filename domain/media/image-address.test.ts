import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contentImageSize,
  contentImageSource,
  imageAddress,
  imageFormats,
  imageWidths,
  parseImageAddress,
  stockImageSource,
} from './image-address.ts';

describe('addresses of pictures', () => {
  it('lead back to what they were made of', () => {
    const segment = fc.stringMatching(/^[\p{L}\p{N} ._-]{1,12}$/u).filter((text) => text !== '.' && text !== '..');
    const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
    fc.assert(
      fc.property(path, fc.constantFrom(...imageWidths), fc.constantFrom(...imageFormats), (where, width, format) => {
        const source = { source: 'demo', path: where, rev: 'v1' };
        expect(parseImageAddress(imageAddress(source, width, format))).toMatchObject({
          ...source,
          width,
          format,
          crop: null,
        });
      }),
    );
  });

  it.each([
    '/image/demo/481/v1/a.webp',
    '/image/demo/480/v1/../secret.webp',
    '/image/demo/480/v1/%2e%2e/secret.webp',
    '/image/demo/480/v1/a%2Fb.webp',
    '/image/demo/480/v1/a.gif',
    '/image/demo/480/c-900-0-200-100/a.webp',
    '/image/demo/480/v1/%E0%A4%A.webp',
  ])('%s is none', (address) => {
    expect(parseImageAddress(address)).toBeNull();
  });

  it('of stock come from listed origins alone', () => {
    const origins = [{ name: 'demo', origin: 'https://media.forecourt.example' }];
    expect(stockImageSource('https://media.forecourt.example/ute/front/red.webp', origins)).toMatchObject({
      source: 'demo',
    });
    expect(stockImageSource('https://elsewhere.example/ute.webp', origins)).toBeNull();
    expect(stockImageSource('https://media.forecourt.example.evil.example/x.webp', origins)).toBeNull();
  });

  it('carry the crop that staff set, in thousandths', () => {
    const crop = { top: 0.1, bottom: 0.2, left: 0.25, right: 0.25 };
    const source = contentImageSource({ assetId: 'image-abc-10x10-webp', crop });
    expect(parseImageAddress(imageAddress(source, 480, 'webp'))?.crop).toEqual({
      x: 250,
      y: 100,
      width: 500,
      height: 700,
    });
  });
});

it('knows how large a picture is once it is cropped', () => {
  const assetId = 'image-0123456789abcdef0123456789abcdef01234567-1200x800-webp';
  expect(contentImageSize({ assetId, crop: null })).toEqual([1200, 800]);
  expect(contentImageSize({ assetId, crop: { left: 0.25, right: 0.25, top: 0, bottom: 0.5 } })).toEqual([600, 400]);
  expect(contentImageSize({ assetId: 'image-x', crop: null })).toBeNull();
});
