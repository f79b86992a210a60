import { describe, expect, it } from 'vitest';
import { mapFrame, nearestCentre } from './map-frame.ts';
import { scaleOf } from './map-scale.ts';

const size = { width: 640, height: 400 };
const moorabbin = { latitude: -37.9343, longitude: 145.0365 };

function frame(points: { latitude: number; longitude: number }[], zoom = 10) {
  const made = mapFrame({ ...size, points, zoom });
  if (!made) throw new Error('No map was drawn.');
  return made;
}

/** The points of one line of a path, which is written as its first point and steps. */
function pointsOf(line: string): [number, number][] {
  const [x = 0, y = 0, ...steps] = (line.match(/-?\d+/g) ?? []).map(Number);
  const points: [number, number][] = [[x, y]];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    const [lastX = 0, lastY = 0] = points.at(-1) ?? [];
    points.push([lastX + (steps[at] ?? 0), lastY + (steps[at + 1] ?? 0)]);
  }
  return points;
}

describe('[LOC-07] drawn maps', () => {
  it('a single place is in the middle; zoom 10 is some 77 km on 640 pixels there', () => {
    const { pins, scale } = frame([moorabbin]);
    expect(pins).toEqual([{ x: 0, y: 0, at: 0 }]);
    expect((scale.kilometres / scale.pixels) * 640).toBeCloseTo(77.1, 0);
  });

  it('another zoom shows half as much at each step', () => {
    const wide = frame([moorabbin], 9).scale;
    const near = frame([moorabbin], 10).scale;
    expect(wide.kilometres / wide.pixels).toBeCloseTo((2 * near.kilometres) / near.pixels, 6);
  });

  it('the zoom gives way until all places are in sight', () => {
    const { pins } = frame([moorabbin, { latitude: -27.54, longitude: 153 }]);
    for (const { x, y } of pins) expect(Math.abs(x) < 320 && y > -160 && y < 200).toBe(true);
  });

  it('has land and water by the bay, and nothing but land far from the sea', () => {
    expect(frame([moorabbin]).land.split(' ').length).toBeGreaterThan(20);
    expect(frame([{ latitude: -23.7, longitude: 133.88 }]).land).toBe('M-660 420l0-840 1320 0 0 840z');
  });

  it('has motorways and main roads, which lie at their coordinates and end at the edge of the drawing', () => {
    const { motorways, mainRoads, width, height } = frame([moorabbin]);
    const points = (path: string) => path.split('M').slice(1).flatMap(pointsOf);
    expect(points(motorways).length).toBeGreaterThan(40);
    for (const [x, y] of points(motorways + mainRoads)) {
      expect(Math.abs(x)).toBeLessThanOrEqual(width / 2 + 20);
      expect(Math.abs(y)).toBeLessThanOrEqual(height / 2 + 20);
    }
    expect(points(mainRoads).some(([x, y]) => Math.hypot(x, y) < 10)).toBe(true);
  });

  it('names towns that lie at their coordinates, never over a pin, and more of them the closer one looks', () => {
    const { labels, pins } = frame([moorabbin]);
    const first = labels.filter(({ from }) => from <= 0);
    expect(first.map(({ name }) => name)).toContain('Melbourne');
    for (const { x, y } of first) for (const pin of pins) expect(Math.hypot(x - pin.x, y - pin.y)).toBeGreaterThan(14);
    const [melbourne] = labels.filter(({ name }) => name === 'Melbourne');
    expect(melbourne?.y).toBeLessThan(0);
    expect(melbourne?.x).toBeLessThan(0);
    expect(labels.length).toBeGreaterThan(first.length);
  });

  it('has a scale that is another one step closer, by the width that it was made for', () => {
    const { scale, pixelsOfKm, sightWidth } = frame([moorabbin]);
    expect(scaleOf(pixelsOfKm, sightWidth)).toEqual(scale);
    expect(scaleOf(pixelsOfKm * 2, sightWidth).kilometres).toBeLessThan(scale.kilometres);
  });

  it('can be zoomed from a city with its country to its suburbs, and is drawn as far as that shows', () => {
    const { levels, width, height } = frame([moorabbin]);
    expect(levels).toEqual({ lowest: -1, highest: 2 });
    expect([width, height]).toEqual([1280, 800]);
    expect(frame([moorabbin], 13).levels).toEqual({ lowest: -3, highest: 0 });
    expect(frame([moorabbin, { latitude: -27.54, longitude: 153 }]).levels).toEqual({ lowest: 0, highest: 3 });
  });

  it('nothing is drawn without a place', () => expect(mapFrame({ ...size, points: [], zoom: 10 })).toBeNull());

  it('knows the nearest large centre', () => {
    expect(nearestCentre({ latitude: -38.3165, longitude: 144.3242 })).toMatchObject({ name: 'Geelong' });
  });

  it('[LOC-07] a location at the edge of a centre is near that centre, and one within it near none further away', () => {
    expect(nearestCentre({ latitude: -37.8243, longitude: 144.9462 })).toMatchObject({ name: 'Melbourne' });
    expect(nearestCentre({ latitude: -38.1402, longitude: 145.1203 })).toBeNull();
  });
});
