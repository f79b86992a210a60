import { describe, expect, it } from 'vitest';
import { brandsOf, modelsOf } from './range-of-site.ts';

type Content = Parameters<typeof modelsOf>[0] & Parameters<typeof brandsOf>[0];
const model = (_id: string, slug: string, more: object = {}) => ({
  _id,
  slug,
  name: _id,
  status: 'current',
  categories: ['suv'],
  ...more,
});
const rules = { toyotaModelPaths: false, suzukiModelPaths: false };
const site = (models: object[], brands: object[] = []) => ({ models, brands }) as unknown as Content;

describe('the models of a site', () => {
  it('[NAV-18] a dealer’s own wording of a model takes the place of the template’s and the manufacturer’s', () => {
    const shown = modelsOf(
      site([
        model('of maker', 'everest'),
        model('of dealer', 'everest', { ofSite: true, status: 'new' }),
        model('of template', 'everest', { ofTemplate: true }),
        model('other', 'ranger'),
      ]),
      rules,
    );
    expect(shown.map(({ name, status }) => [name, status])).toEqual([
      ['of dealer', 'new'],
      ['other', 'current'],
    ]);
  });

  it('[NAV-18] leads to its new address, or where staff set it to lead', () => {
    const [moved, elsewhere] = modelsOf(
      site([model('a', 'old', { newSlug: 'new' }), model('b', 'b', { overrideUrl: 'https://example.com/b' })]),
      rules,
    );
    expect(moved?.href).toBe('/models/new');
    expect(elsewhere?.href).toBe('https://example.com/b');
  });
});

it('[NAV-22] a brand leads to its website, to its page where it skips the overview, else to its overview', () => {
  const tile = (slug: string, more: object) => ({ _id: slug, name: slug, slug, kind: 'car', ...more });
  const tiles = [
    tile('a', { externalUrl: 'https://a.example' }),
    tile('b', { skipPage: true }),
    tile('c', {}),
    tile('', {}),
  ];
  expect(brandsOf(site([], tiles)).map(({ href }) => href)).toEqual(['https://a.example', '/b', '/c/overview']);
});
