import { describe, expect, it } from 'vitest';
import { pinHeads } from './map-pins.ts';

/** Heads as they are on the map. */
const headsOf = (pins: { x: number; y: number }[], zoom = 1) =>
  pinHeads(pins, zoom).map(({ dx, dy }, at) => ({
    x: (pins[at]?.x ?? 0) * zoom + dx,
    y: (pins[at]?.y ?? 0) * zoom + dy,
  }));
const far = (a?: { x: number; y: number }, b?: { x: number; y: number }) =>
  Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0));

describe('[LOC-07] pins', () => {
  it('each place has its own: heads at one spot are side by side', () => {
    const heads = headsOf([
      { x: 100, y: 100 },
      { x: 300, y: 80 },
      { x: 110, y: 96 },
      { x: 100, y: 100 },
    ]);
    expect(heads).toHaveLength(4);
    for (const [at, head] of heads.entries())
      for (const other of heads.slice(at + 1)) expect(far(head, other)).toBeGreaterThanOrEqual(28);
  });

  it('a pin by itself is upright over its point', () => {
    expect(
      pinHeads(
        [
          { x: 0, y: 0 },
          { x: 200, y: 0 },
        ],
        1,
      ),
    ).toEqual([
      { dx: 0, dy: -34 },
      { dx: 0, dy: -34 },
    ]);
  });

  it('of many places at one spot lie over each other like cards, and none is lost', () => {
    const heads = headsOf(Array.from({ length: 7 }, (_, at) => ({ x: at, y: 0 })));
    const across = heads.map(({ x }) => x);
    expect(Math.max(...across) - Math.min(...across)).toBeLessThanOrEqual(97);
    expect(new Set(across).size).toBe(7);
  });

  it('lean no more once a closer look has room for them', () => {
    const pins = [
      { x: 0, y: 0 },
      { x: 12, y: 0 },
    ];
    expect(pinHeads(pins, 1).map(({ dx }) => dx)).toEqual([-10, 10]);
    expect(pinHeads(pins, 4).map(({ dx }) => dx)).toEqual([0, 0]);
  });
});
