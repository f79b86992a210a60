import { expect, it } from 'vitest';
import type { PromoTile } from '@/domain/site/site-parts.ts';
import { linksOf, markupOf, plainTextOf } from '@/parts/markup.fixture.ts';
import { PromoTileLink } from './promo-tile-link.tsx';

const tile = {
  title: 'Tradies',
  text: 'Utes\nin stock',
  link: { href: '/search/ute', label: 'See utes' },
  image: null,
  cutout: false,
};
const shown = (other: object = {}, large = false, headingLevel: 2 | 3 = 3) => (
  <PromoTileLink tile={{ ...tile, ...other } as unknown as PromoTile} large={large} headingLevel={headingLevel} />
);

it('[BLK-02] a tile leads to its link, and is text alone without one', () => {
  expect(linksOf(shown())).toEqual(['/search/ute']);
  expect(plainTextOf(shown())).toBe('Tradies Utes in stock See utes');
  expect(linksOf(shown({ link: null }))).toEqual([]);
  expect(plainTextOf(shown({ link: null, text: '' }))).toBe('Tradies');
});

it('[BLK-02] a tile is large or one of several, under the heading that its page has', () => {
  expect(markupOf(shown({}, true, 2))).toMatch(/promo-feature.*<h2>/);
  expect(markupOf(shown())).toMatch(/card-ground.*<h3>/);
});
