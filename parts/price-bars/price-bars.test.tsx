import { expect, it } from 'vitest';
import { markupOf, plainTextOf } from '@/parts/markup.fixture.ts';
import { PriceBars } from './price-bars.tsx';

const bars = [0, 10, 20].map((from, at) => ({ fromCents: from * 100_000, count: [4, 0, 1][at] ?? 0 }));
const shown = (low: number, high: number, ends?: [string, string]) => (
  <PriceBars bars={bars} lowCents={low} highCents={high} {...(ends && { ends })} />
);
const inside = (low: number, high: number) =>
  [...markupOf(shown(low, high)).matchAll(/<rect[^>]*>/g)].map(([bar]) => bar.includes('price-inside'));

it('[BLK-05] bars within the range are filled, and each is as tall as its share', () => {
  expect(inside(0, 3_000_000)).toEqual([true, true, true]);
  expect(inside(1_000_000, 2_000_000)).toEqual([false, true, false]);
  expect(inside(2_500_000, 9_000_000)).toEqual([false, false, true]);
  expect([...markupOf(shown(0, 1)).matchAll(/height="([\d.]+)"/g)].map(([, tall]) => Number(tall))).toEqual([
    72, 0, 18,
  ]);
});

it('[BLK-05] the ends of the line are text where no slider shows them', () => {
  expect(plainTextOf(shown(0, 1, ['$0', '$30,000']))).toBe('$0 $30,000');
  expect(plainTextOf(shown(0, 1))).toBe('');
});
