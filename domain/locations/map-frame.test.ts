import { describe, expect, it } from 'vitest';
import { mapFrame, nearestCentre } from './map-frame.ts';

const size = { width: 640, height: 400 };
const moorabbin = { latitude: -37.9343, longitude: 145.0365 };

function frame(points: { latitude: number; longitude: number }[], zoom = 10) {
  const made = mapFrame({ ...size, points, zoom });
  if (!made) throw new Error('No map was drawn.');
  return made;
}

describe('[LOC-07] drawn maps', () => {
  it('a single place stands in the middle; zoom 10 is some 77 km on 640 pixels there', () => {
    const { pins, scale, centre } = frame([moorabbin]);
    expect(pins).toEqual([{ x: 320, y: 200, at: 0 }]);
    expect(centre).toEqual({ x: 320, y: 200 });
    expect((scale.kilometres / scale.pixels) * 640).toBeCloseTo(77.1, 0);
  });

  it('another zoom shows half as much at each step', () => {
    const wide = frame([moorabbin], 9).scale;
    const near = frame([moorabbin], 10).scale;
    expect(wide.kilometres / wide.pixels).toBeCloseTo((2 * near.kilometres) / near.pixels, 6);
  });

  it('the zoom gives way until all places are in sight', () => {
    const { pins } = frame([moorabbin, { latitude: -27.54, longitude: 153 }]);
    for (const { x, y } of pins) expect(x > 0 && x < 640 && y > 40 && y < 400).toBe(true);
  });

  it('has land and water by the bay, and nothing but land far from the sea', () => {
    expect(frame([moorabbin]).land.split('L').length).toBeGreaterThan(20);
    expect(frame([{ latitude: -23.7, longitude: 133.88 }]).land).toBe('M-20 420L-20 -20L660 -20L660 420Z');
  });

  it('names towns that lie where they say, and never over a pin', () => {
    const { towns, pins } = frame([moorabbin]);
    expect(towns.map(({ name }) => name)).toContain('Melbourne');
    for (const { x, y } of towns) for (const pin of pins) expect(Math.hypot(x - pin.x, y - pin.y)).toBeGreaterThan(14);
    const [melbourne] = towns.filter(({ name }) => name === 'Melbourne');
    expect(melbourne?.y).toBeLessThan(200);
    expect(melbourne?.x).toBeLessThan(320);
  });

  it('nothing is drawn without a place', () => expect(mapFrame({ ...size, points: [], zoom: 10 })).toBeNull());

  it('knows the nearest large centre', () => {
    expect(nearestCentre({ latitude: -38.3165, longitude: 144.3242 })).toMatchObject({ name: 'Geelong' });
  });
});
