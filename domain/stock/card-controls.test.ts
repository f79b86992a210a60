import { describe, expect, it } from 'vitest';
import { canBeCompared, canBeFavourite } from './card-controls.ts';

const image = { source: 'media', path: 'a', rev: 'v1', alt: '' };
const car = { status: 'in_stock', carType: 'used', priceCents: 100, images: [image] } as const;
const can = (change: object, strictFavourites = false) =>
  canBeFavourite({ ...car, ...change, images: 'images' in change ? [] : [image] }, { strictFavourites });

describe('the favourite of a card', () => {
  it.each([
    [{}, true],
    [{ status: 'sold' }, false],
    [{ status: 'coming_soon' }, false],
    [{ carType: 'new', priceCents: 0, images: [] }, true],
  ] as const)('[CARD-05] is shown on what is in stock: %o', (change, shown) => expect(can(change)).toBe(shown));

  it.each([
    [{}, true],
    [{ carType: 'new' }, false],
    [{ carType: 'demo' }, false],
    [{ priceCents: 0 }, false],
    [{ images: [] }, false],
    [{ status: 'sold' }, false],
  ] as const)('[CARD-05] where a site is strict, on used cars with a price and pictures: %o', (change, shown) =>
    expect(can(change, true)).toBe(shown),
  );
});

describe('comparing from a card', () => {
  it.each([
    [{}, true],
    [{ status: 'sold' }, false],
    [{ status: 'coming_soon' }, false],
    [{ carType: 'new' }, true],
  ] as const)('[CARD-05] is shown on what is in stock: %o', (change, shown) => {
    const one = { ...car, images: [image], ...change };
    expect(canBeCompared(one, { compareControl: true, strictFavourites: false })).toBe(shown);
    expect(canBeCompared(one, { compareControl: false, strictFavourites: false })).toBe(false);
  });

  it('[CARD-05] where a site is strict, on used cars alone', () => {
    const strict = { compareControl: true, strictFavourites: true };
    expect(canBeCompared({ ...car, images: [image] }, strict)).toBe(true);
    expect(canBeCompared({ ...car, carType: 'demo', images: [image] }, strict)).toBe(false);
  });
});
