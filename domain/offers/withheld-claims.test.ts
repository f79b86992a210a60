import { expect, it, vi } from 'vitest';
import { withoutRefusedClaims } from './withheld-claims.ts';

const table = { banner: ['heading', 'price', 'priceNote'], promoTile: ['title', 'text'] };
const kinds = new Set(Object.keys(table));

it('[PLUS-08] what hosted content published against the rules is on no page, and the rest is', () => {
  const withheld = vi.fn();
  const fine = { _id: 'a', _type: 'banner', heading: 'Ranger', price: '$58,990', priceNote: 'drive away' };
  const claim = { _id: 'b', _type: 'banner', priceNote: 'per week', price: '$99', heading: 'Ranger from' };
  const content = {
    settings: { banners: [fine, claim], lead: claim, tiles: [{ _type: 'promoTile', title: 'Service' }] },
  };
  expect(withoutRefusedClaims(content, { kinds, table }, withheld)).toEqual({
    settings: { banners: [fine], lead: null, tiles: [{ _type: 'promoTile', title: 'Service' }] },
  });
  expect(withheld.mock.calls.map(([document]) => document)).toEqual([claim, claim]);
});

it('a page and its blocks stay: a block is withheld by itself', () => {
  const page = { _type: 'page', blocks: [{ _type: 'hero', heading: '$99 per week' }] };
  expect(withoutRefusedClaims(page, { kinds, table }, () => undefined)).toEqual(page);
});
