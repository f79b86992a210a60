import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { differenceOf } from './compare.ts';

type Box = { left: number; top: number; width: number; height: number; fill: string };

const page: Box[] = [
  { left: 0, top: 0, width: 800, height: 80, fill: '#123' },
  { left: 40, top: 140, width: 340, height: 220, fill: '#4a7' },
  { left: 420, top: 140, width: 340, height: 220, fill: '#a47' },
  { left: 40, top: 420, width: 160, height: 48, fill: '#06c' },
  { left: 40, top: 520, width: 720, height: 1_400, fill: '#ddd' },
];

function drawn(boxes: Box[], height = 2_000): Promise<Buffer> {
  const shapes = boxes.map(
    (box) => `<rect x="${box.left}" y="${box.top}" width="${box.width}" height="${box.height}" fill="${box.fill}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="${height}"><rect width="800" height="${height}" fill="#fff"/>${shapes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const without = (at: number) => page.filter((_, index) => index !== at);
const moved = (at: number, by: Partial<Box>) => page.map((box, index) => (index === at ? { ...box, ...by } : box));

describe('two pictures of a page', () => {
  it('look alike when one was stored as WebP', async () => {
    const stored = await sharp(await drawn(page))
      .webp({ quality: 60 })
      .toBuffer();
    expect(await differenceOf(stored, await drawn(page))).toBeNull();
  });

  it.each([
    ['a button is missing', without(3)],
    ['a card is missing', without(2)],
    ['a card slid by 24 pixels', moved(1, { left: 64 })],
    ['a section begins 16 pixels lower', moved(1, { top: 156 })],
    ['a card took another colour', moved(2, { fill: '#c9b' })],
    ['a card is half as wide', moved(2, { width: 170 })],
  ])('do not when %s', async (_, boxes) => {
    expect(await differenceOf(await drawn(page), await drawn(boxes))).toContain('looks different');
  });

  it('do not when one is longer', async () => {
    expect(await differenceOf(await drawn(page), await drawn(page, 2_040))).toBe('is 800 × 2040 px and was 800 × 2000');
  });
});
