import { describe, expect, it } from 'vitest';
import type { SiteBanner } from '@/domain/site/site-parts.ts';
import { heroFixtures } from './hero.fixture.ts';
import { heroText } from './hero-words.ts';

const starts = Date.UTC(2026, 10, 20);
const ends = Date.UTC(2026, 10, 27);
const banner: SiteBanner = {
  id: 'banner-a',
  placement: 'home-hero',
  heading: 'Stocktake week',
  shortName: '',
  text: '',
  image: null,
  priceLabel: '',
  price: '$31,990',
  priceNote: '',
  buttons: [],
  startsAtMs: starts,
  expiresAtMs: ends,
};
const hero = { ...heroFixtures.full, placement: 'home-hero' };

/** The hero's text at a moment, and the moments at which it reported a change. */
function at(now: number, over: Partial<SiteBanner> = {}, block: typeof hero = hero) {
  const { all, boundaries } = allAt(now, [{ ...banner, ...over }], block);
  expect(all).toHaveLength(1);
  return { ...all[0], boundaries };
}

function allAt(now: number, banners: SiteBanner[], block: typeof hero = hero) {
  const boundaries: number[] = [];
  const site = { name: 'A Dealer', banners };
  const context = { site, now, until: (moment: number) => boundaries.push(moment) };
  return { all: heroText(block, context), boundaries };
}

describe('heroWords', () => {
  it('[NAV-01] lets the running banner of its place speak, and is edited there', () => {
    expect(at(starts)).toMatchObject({
      heading: 'Stocktake week',
      price: '$31,990',
      ofBanner: true,
      boundaries: [ends],
    });
  });

  it('[BLK-02] shows what staff write into it, as long as they name no banner place', () => {
    const { placement: _placement, ...fresh } = hero;
    for (const block of [fresh, { ...fresh, placement: '' }, { ...fresh, placement: null }])
      expect(at(starts, {}, block as typeof hero)).toMatchObject({
        heading: hero.heading,
        ofBanner: false,
        boundaries: [],
      });
  });

  it('[BLK-02] shows its own text before and after the banner, and returns when that changes', () => {
    expect(at(starts - 1)).toMatchObject({ heading: hero.heading, ofBanner: false, boundaries: [starts] });
    expect(at(ends)).toMatchObject({ heading: hero.heading, ofBanner: false, boundaries: [] });
  });

  it('[BLK-01] shows all running banners of its place in the order of the site, and changes when one of them does', () => {
    const later: SiteBanner = {
      ...banner,
      id: 'banner-b',
      heading: 'Ute month',
      startsAtMs: null,
      expiresAtMs: ends + 1,
    };
    const elsewhere: SiteBanner = { ...later, id: 'banner-c', placement: 'finance-hero' };
    const { all, boundaries } = allAt(starts, [later, elsewhere, banner]);
    expect(all.map(({ heading }) => heading)).toEqual(['Ute month', 'Stocktake week']);
    expect(boundaries).toEqual([ends]);
    expect(allAt(ends, [later, banner]).all.map(({ heading }) => heading)).toEqual(['Ute month']);
  });

  it('leaves banners of other places alone', () => {
    expect(at(starts, { placement: 'finance-hero' })).toMatchObject({ heading: hero.heading, boundaries: [] });
  });

  it('has its own heading and picture where the banner has none', () => {
    expect(at(starts, { heading: '' })).toMatchObject({ heading: hero.heading, image: { alt: 'A ute at night' } });
  });

  it('[BLK-09] always has a heading, and no button without text or without an address', () => {
    const buttons = [{ _key: 'b', label: 'Go', href: null }];
    expect(at(ends, {}, { ...hero, heading: '', buttons })).toMatchObject({ heading: 'A Dealer', buttons: [] });
  });
});
