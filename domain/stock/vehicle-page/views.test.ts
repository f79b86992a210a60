import { describe, expect, it } from 'vitest';
import type { StockVideo } from '../stock-video.ts';
import { pageVehicle } from './vehicle.fixture.ts';
import { galleryItems, vehicleViews } from './views.ts';

const image = (path: string) => ({ source: 'stock', path, rev: 'v1', alt: '' });
const [images, spin] = [['a', 'b', 'c', 'd'].map(image), ['0', '1', '2'].map(image)];
const film: StockVideo = { kind: 'file', src: '/file/yard/film.mp4' };

function vehicle(has: { images?: typeof images; spin?: typeof spin; walkaround?: StockVideo[]; interior?: boolean }) {
  const { card } = pageVehicle();
  return {
    card: { ...card, images: has.images ?? [] },
    spin: has.spin ?? [],
    walkaround: has.walkaround ?? [],
    videos: [],
    interior: has.interior ? image('inside') : null,
  };
}

describe('[MED-01] the views of a vehicle', () => {
  it('begin with the spin, or with the photos where the site wants them first', () => {
    const all = vehicle({ images, spin, walkaround: [film], interior: true });
    expect(vehicleViews(all, false)).toEqual({
      views: ['spinner', 'gallery', 'walkaround', 'interior'],
      first: 'spinner',
    });
    expect(vehicleViews(all, true).first).toBe('gallery');
  });

  it('fall back to what the vehicle has', () => {
    expect(vehicleViews(vehicle({ images }), false)).toEqual({ views: ['gallery'], first: 'gallery' });
    expect(vehicleViews(vehicle({ spin }), true).first).toBe('spinner');
    expect(vehicleViews(vehicle({ interior: true }), false).first).toBe('interior');
    expect(vehicleViews(vehicle({ spin: spin.slice(0, 1), walkaround: [film] }), false).first).toBe('walkaround');
    expect(vehicleViews(vehicle({}), false)).toEqual({ views: [], first: null });
  });
});

describe('[MED-05] the stock video among the photos', () => {
  const order = (place: Parameters<typeof galleryItems>[2], photos = images) =>
    galleryItems(photos, [film], place).map((item) => (item.kind === 'video' ? 'V' : item.image.path));

  it('is shown where the site wants it', () => {
    expect(order('start').join('')).toBe('Vabcd');
    expect(order('second').join('')).toBe('aVbcd');
    expect(order('middle').join('')).toBe('abVcd');
    expect(order('end').join('')).toBe('abcdV');
  });

  it('is not counted as a photo, and is shown alone without one', () => {
    expect(galleryItems(images, [film], 'second').map((item) => item.kind === 'photo' && item.at)).toEqual([
      0,
      false,
      1,
      2,
      3,
    ]);
    expect(order('second', [])).toEqual(['V']);
  });
});
