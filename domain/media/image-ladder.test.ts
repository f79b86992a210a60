import { describe, expect, it } from 'vitest';
import { contentImageSource, imageWidths } from './image-address.ts';
import { imageLadder, originalWidth } from './image-ladder.ts';

const described = (ladder: ReturnType<typeof imageLadder>) => ladder.map(({ width, pixels }) => `${width}:${pixels}`);

describe('the files of a picture', () => {
  it.each([
    ['as wide as asked where the original is wider', 4000, ['480:480', '1280:1280', '1920:1920']],
    ['ends with the original', 1500, ['480:480', '1280:1280', '1600:1500']],
    ['ends with an original that is on the list', 1280, ['480:480', '1280:1280']],
    ['leaves out a rung that is hardly narrower than the original', 1300, ['480:480', '1600:1300']],
    ['is the original alone where it is small', 300, ['320:300']],
    ['is as asked where nobody knows the original', null, ['480:480', '1280:1280', '1920:1920']],
  ])('%s', (_what, original, files) => expect(described(imageLadder([480, 1280, 1920], original))).toEqual(files));

  it('never are two of one size, nor wider than the original', () => {
    for (let original = 20; original < 2700; original += 7) {
      const pixels = imageLadder(imageWidths, original).map((rung) => rung.pixels);
      expect(new Set(pixels).size).toBe(pixels.length);
      expect(Math.max(...pixels)).toBeLessThanOrEqual(original);
    }
  });
});

describe('the width of an original', () => {
  const assetId = 'image-0123456789abcdef-2000x1000-jpg';

  it('is in the name of a picture of the content service', () =>
    expect(originalWidth(contentImageSource({ assetId, crop: null }))).toBe(2000));

  it('is what a crop leaves of it', () => {
    const crop = { left: 0.25, right: 0.25, top: 0, bottom: 0 };
    expect(originalWidth(contentImageSource({ assetId, crop }))).toBe(1000);
  });

  it('is null for a picture of stock', () =>
    expect(originalWidth({ source: 'demo', path: 'suv/front-2000x1000-jpg', rev: 'v1' })).toBeNull());
});
