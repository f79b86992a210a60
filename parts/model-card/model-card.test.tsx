import { expect, it } from 'vitest';
import type { SiteModel } from '@/domain/site/site-parts.ts';
import { linksOf, plainTextOf } from '@/parts/markup.fixture.ts';
import { ModelCard } from './model-card.tsx';

const model: SiteModel = {
  id: 'm',
  name: 'Everest',
  slug: 'everest',
  formerSlugs: [],
  href: '/models/everest',
  status: 'current',
  categories: ['suv'],
  image: null,
  shortDescription: 'Seven seats.',
  fromPriceCents: 54_240_00,
  priceType: 'drive-away',
};
const card = (other: Partial<SiteModel> = {}) => <ModelCard model={{ ...model, ...other }} />;

it('[BLK-04] a model leads to its page and shows from which price, with what that holds', () => {
  expect(linksOf(card())).toEqual(['/models/everest']);
  expect(plainTextOf(card())).toMatch(/^Everest From \$54,240 [a-z ]+ Seven seats\. Explore$/i);
  expect(plainTextOf(card({ priceType: 'unknown' }))).toMatch(/From \$54,240 Seven seats/);
  expect(plainTextOf(card({ fromPriceCents: null }))).toContain('Price to come');
});

it('[BLK-04] a model is new or coming soon by its status, and its sentence has an end', () => {
  expect(plainTextOf(card({ status: 'new' }))).toMatch(/^New /);
  expect(plainTextOf(card({ status: 'coming_soon' }))).toMatch(/^Coming Soon /);
  expect(plainTextOf(card({ shortDescription: 'x'.repeat(300) }))).toContain(` ${'x'.repeat(200)} Explore`);
  expect(plainTextOf(card({ shortDescription: '' }))).not.toContain('Seven');
});
