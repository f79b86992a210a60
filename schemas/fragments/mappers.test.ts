import { describe, expect, it } from 'vitest';
import { contentImage, links, momentOf, present } from '@/domain/site/content-shapes.ts';
import { bannerOf } from './banner.ts';
import { locationOf } from './location.ts';
import { promoTileOf } from './promo-tile.ts';

const nothing = { _id: 'x', _type: 'x' };

describe('what documents become', () => {
  it.each([
    ['2026-07-01T00:00:00Z', Date.UTC(2026, 6, 1)],
    ['2026-07-01T10:00:00+10:00', Date.UTC(2026, 6, 1)],
    ['the first of July', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('reads the moment %j', (text, moment) => expect(momentOf(text)).toBe(moment));

  it('leaves out links without text or address', () => {
    const whole = { label: 'Fleet', href: '/fleet' };
    expect(links([whole, { label: '', href: '/x' }, { label: 'x', href: null }])).toEqual([whole]);
    expect(links(null)).toEqual([]);
  });

  it('leaves out references whose document is gone', () => expect(present([1, null, 2])).toEqual([1, 2]));

  it('makes a picture of an asset only, with whole hotspot and crop', () => {
    const empty = { assetId: null, alt: 'x', hotspot: null, crop: null };
    expect(contentImage(empty as Parameters<typeof contentImage>[0])).toBeNull();
    const half = { assetId: 'image-a-1x1-jpg', alt: null, hotspot: { x: 0.2 }, crop: { top: 0.1 } };
    expect(contentImage(half as Parameters<typeof contentImage>[0])).toEqual({
      assetId: 'image-a-1x1-jpg',
      alt: '',
      hotspot: { x: 0.2, y: 0.5 },
      crop: { top: 0.1, bottom: 0, left: 0, right: 0 },
    });
  });

  it('shows half-written documents with their gaps empty, never null', () => {
    const banner = bannerOf(nothing as unknown as Parameters<typeof bannerOf>[0]);
    const { image, startsAtMs, expiresAtMs, ...copy } = banner;
    expect([image, startsAtMs, expiresAtMs]).toEqual([null, null, null]);
    expect(Object.values(copy)).not.toContain(null);
    expect(Object.values(copy)).not.toContain(undefined);
    const location = locationOf({ ...nothing, latitude: null, longitude: null } as unknown as Parameters<
      typeof locationOf
    >[0]);
    expect(location).toMatchObject({ locationType: 'sales', openingHours: [], city: '' });
  });

  it('keeps only car types that exist', () => {
    const tile = { ...nothing, carTypes: ['new', 'hovercraft', 'used'] };
    expect(promoTileOf(tile as unknown as Parameters<typeof promoTileOf>[0]).carTypes).toEqual(['new', 'used']);
  });
});
