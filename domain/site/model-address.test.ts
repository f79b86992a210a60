import { describe, expect, it } from 'vitest';
import { modelOfSlug, modelSlugs, modelTitle } from './model-address.ts';
import type { SiteModel } from './site-parts.ts';

const usual = { toyotaModelPaths: false, suzukiModelPaths: false };
const both = { slug: 'prado', newSlug: 'landcruiser-prado' };

it('[NAV-13] a model is named with its make, which is not repeated', () => {
  expect([modelTitle('Ford', 'Ranger'), modelTitle('Mazda', 'Mazda3'), modelTitle('', 'Ranger')]).toEqual([
    'Ford Ranger',
    'Mazda3',
    'Ranger',
  ]);
});

describe('the address of a model', () => {
  it('[NAV-13] is its new slug, and the old one leads there', () => {
    expect(modelSlugs(both, usual)).toEqual({ slug: 'landcruiser-prado', formerSlugs: ['prado'] });
    expect(modelSlugs({ slug: 'everest', newSlug: '' }, usual)).toEqual({ slug: 'everest', formerSlugs: [] });
  });

  it("[NAV-13] stays the old one on Toyota's sites", () => {
    expect(modelSlugs(both, { ...usual, toyotaModelPaths: true })).toEqual({
      slug: 'prado',
      formerSlugs: ['landcruiser-prado'],
    });
  });

  it('[NAV-13] is written as Suzuki writes it on Suzuki Australia', () => {
    const rules = { ...usual, suzukiModelPaths: true };
    expect(modelSlugs({ slug: 'swift', newSlug: '' }, rules)).toEqual({ slug: 'suzuki-swift', formerSlugs: ['swift'] });
    expect(modelSlugs({ slug: 'suzuki-swift', newSlug: '' }, rules)).toEqual({ slug: 'suzuki-swift', formerSlugs: [] });
  });

  it('[NAV-13] finds a model by its slug before one that had it once', () => {
    const models = [
      { id: 'a', slug: 'b-new', formerSlugs: ['b'] },
      { id: 'b', slug: 'b', formerSlugs: [] },
    ] as unknown as SiteModel[];
    expect(modelOfSlug(models, 'b')).toMatchObject({ model: { id: 'b' }, moved: false });
    expect(modelOfSlug(models.slice(0, 1), 'b')).toMatchObject({ model: { id: 'a' }, moved: true });
    expect(modelOfSlug(models, 'c')).toBeNull();
  });
});
