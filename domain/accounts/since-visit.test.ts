import { describe, expect, it } from 'vitest';
import type { SavedState } from './saved-car.ts';
import { sinceVisit } from './since-visit.ts';

const car = (name: string, more: Partial<SavedState> = {}): SavedState => ({
  slug: name,
  name,
  make: 'Ford',
  model: 'Ranger',
  image: '',
  priceCents: 40_000_00,
  availability: 'for_sale',
  ...more,
});

describe('[PLUS-21] since the last visit', () => {
  it('returns what got cheaper, was reserved, was sold and is gone', () => {
    const news = sinceVisit([
      { before: car('A'), now: car('A', { priceCents: 38_500_00 }) },
      { before: car('B'), now: car('B', { availability: 'reserved' }) },
      { before: car('C'), now: car('C', { availability: 'sold', priceCents: 1_00 }) },
      { before: car('D'), now: null },
      { before: car('E'), now: car('E', { priceCents: 41_000_00 }) },
    ]);
    expect(news).toEqual([
      { kind: 'price drop', count: 1, text: '$1,500 less on the A' },
      { kind: 'reserved', count: 1, text: 'B' },
      { kind: 'sold', count: 1, text: 'C' },
      { kind: 'no longer listed', count: 1, text: 'D' },
    ]);
  });

  it('returns nothing twice: what was reserved, sold or gone before is no news', () => {
    const [reserved, sold] = [car('B', { availability: 'reserved' }), car('C', { availability: 'sold' })];
    const seen = [
      { before: reserved, now: reserved },
      { before: sold, now: sold },
      { before: sold, now: null },
      { before: car('F'), now: car('F', { priceCents: 0 }) },
    ];
    expect(sinceVisit(seen)).toEqual([]);
  });
});
