import { describe, expect, it } from 'vitest';
import { bounded, closest, fitted, movedBy, whole, zoomedAt } from './zoom.ts';

const stage = { width: 400, height: 800 };
const picture = { width: 1600, height: 1200 };

describe('[MED-02] an enlarged photo', () => {
  it('begins whole, within the narrower side of its stage', () =>
    expect(fitted(picture, stage)).toEqual({ width: 400, height: 300 }));

  it('keeps the place under the finger where it is', () => {
    const point = { x: 120, y: -40 };
    const before = { x: (point.x - whole.x) / whole.scale, y: (point.y - whole.y) / whole.scale };
    const zoom = zoomedAt(whole, 2.5, point);
    expect({ x: (point.x - zoom.x) / zoom.scale, y: (point.y - zoom.y) / zoom.scale }).toEqual(before);
    const further = zoomedAt(zoom, 4, point);
    expect((point.x - further.x) / further.scale).toBeCloseTo(before.x);
  });

  it('is moved no further than its edges: sideways as far as it is wider, not at all where it is lower than the stage', () => {
    const far = movedBy(zoomedAt(whole, 2, { x: 0, y: 0 }), { x: 5_000, y: -5_000 });
    expect(bounded(far, picture, stage)).toEqual({ scale: 2, x: 200, y: 0 });
    expect(bounded({ ...far, x: -5_000 }, picture, stage).x).toBe(-200);
    expect(bounded({ scale: 4, x: 0, y: 9_999 }, picture, stage).y).toBe((4 * 300 - 800) / 2);
  });

  it('is never smaller than whole nor larger than five times', () => {
    expect(bounded({ scale: 0.2, x: 50, y: 50 }, picture, stage)).toEqual(whole);
    expect(zoomedAt(whole, 80, { x: 0, y: 0 }).scale).toBe(closest);
  });
});
