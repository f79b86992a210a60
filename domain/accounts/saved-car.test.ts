import { describe, expect, it } from 'vitest';
import { type SavedState, savedChange } from './saved-car.ts';

const car = (more: Partial<SavedState> = {}): SavedState => ({
  slug: 'ranger',
  name: '2022 Ford Ranger',
  make: 'Ford',
  model: 'Ranger',
  image: '',
  priceCents: 41_990_00,
  availability: 'for_sale',
  ...more,
});

describe('[SAVE-05] a saved vehicle beside what it was', () => {
  it.each([
    [{}, 'same', 'Same price as when you saved it'],
    [{ priceCents: 40_490_00 }, 'cheaper', '$1,500 less. Was $41,990 when you saved it'],
    [{ priceCents: 42_490_00 }, 'dearer', '$500 more. Was $41,990 when you saved it'],
    [{ priceCents: 0 }, 'same', 'No price at the moment. Was $41,990 when you saved it'],
    [{ availability: 'reserved' as const }, 'reserved', 'Reserved for another buyer'],
    [{ availability: 'sold' as const, priceCents: 39_990_00 }, 'sold', 'Last price $39,990'],
  ])('%j', (more, kind, text) => expect(savedChange(car(), car(more))).toEqual({ kind, text: text }));

  it('is shown as gone when the site lists it no more', () =>
    expect(savedChange(car(), null)).toEqual({ kind: 'gone', text: 'Last price we showed you: $41,990' }));

  it('has no note of a price that never was', () =>
    expect(savedChange(car({ priceCents: 0 }), car({ priceCents: 0 })).text).toBe(''));
});
