import { describe, expect, it } from 'vitest';
import type { SiteContent } from '@/studio/explorer/site-content.ts';
import { isNamed, namedIn, patchesToName, placeOf } from './places.ts';

const content = {
  template: { settings: { promoTiles: [{ _id: 'tile-a' }, null], headerMenu: { _id: 'menu-t' } } },
  manufacturer: null,
  group: null,
  override: { settings: { promoTiles: null, headerMenu: { _id: 'menu-own' }, emergency: { _id: 'bar' } } },
} as unknown as SiteContent;
const tiles = placeOf('promoTile', undefined);
const header = placeOf('menu', 'header');
const bar = placeOf('announcement', undefined);

describe('where a document must be named before shoppers see it', () => {
  it('[CMS-06] returns what the site shows now, from the highest layer that sets it', () => {
    if (!tiles || !header || !bar) throw new Error('A place is missing.');
    expect(namedIn(content, tiles)).toEqual(['tile-a']);
    expect(namedIn(content, header)).toEqual(['menu-own']);
    expect(isNamed(content, tiles, 'tile-new')).toBe(false);
    expect(isNamed(content, bar, 'bar')).toBe(true);
    expect(placeOf('menu', 'footer')?.field).toBe('footerMenu');
    expect(placeOf('page', undefined)).toBeUndefined();
    expect(['promoTile', 'banner', 'location', 'announcement'].map((type) => placeOf(type, null))).toEqual([
      { field: 'promoTiles', title: 'promo tiles', list: true },
      { field: 'banners', title: 'banners', list: true },
      { field: 'locations', title: 'locations', list: true },
      { field: 'announcement', title: 'announcement', list: false },
    ]);
  });

  it('[CMS-06] puts a tile beside those that the site inherits, and a menu in the place of the former', () => {
    if (!tiles || !header) throw new Error('A place is missing.');
    const [, lists] = patchesToName(content, tiles, 'tile-new') as { set: Record<string, { _ref: string }[]> }[];
    expect(lists?.set['settings.promoTiles']?.map(({ _ref }) => _ref)).toEqual(['tile-a', 'tile-new']);
    expect(patchesToName(content, header, 'menu-new')[1]).toEqual({
      set: { 'settings.headerMenu': { _type: 'reference', _ref: 'menu-new', _weak: true } },
    });
  });
});
