import { describe, expect, it } from 'vitest';
import { angleOf, frameAfterDrag, frameAt, hotspotsAt, openingFrame } from './spin.ts';

describe('a spin', () => {
  it.each([
    [0, 19, 0],
    [0, 20, 35],
    [0, -20, 1],
    [35, -40, 1],
    [3, 720, 3],
    [10, -205, 20],
  ])('[MED-03] from frame %i a drag of %i px leads to %i of 36', (from, pixels, frame) => {
    expect(frameAfterDrag(from, pixels, 36)).toBe(frame);
  });

  it('[MED-03] goes round, and is nothing without frames', () => {
    expect([frameAt(36, 36), frameAt(-1, 36), frameAt(5, 0)]).toEqual([0, 35, 0]);
    expect([angleOf(9, 36), openingFrame(36), openingFrame(1)]).toEqual([90, 3, 0]);
  });

  it('[MED-04] shows a hotspot where the anchor of that angle has it, also across the nose', () => {
    const spot = {
      id: 'bar',
      description: 'Tow bar',
      anchors: [
        { angle: 0, x: 50, y: 70 },
        { angle: 90, x: 20, y: 60 },
      ],
    };
    expect(hotspotsAt([spot], 0, 36)).toEqual([{ id: 'bar', description: 'Tow bar', x: 50, y: 70 }]);
    expect(hotspotsAt([spot], 9, 36)[0]?.x).toBe(20);
    expect(hotspotsAt([spot], 3, 36)).toEqual([]);
    expect(hotspotsAt([{ ...spot, anchors: [{ angle: 357, x: 1, y: 1 }] }], 0, 36)).toHaveLength(1);
    expect(hotspotsAt([{ ...spot, anchors: [] }], 0, 36)).toEqual([]);
  });
});
