import { describe, expect, it } from 'vitest';
import { ahead, hotspotsInLook, lookAfterDrag, lookWithin } from './panorama.ts';

const spot = (x: number, y: number) => ({ id: 's', description: 'Screen', anchors: [{ angle: 0, x, y }] });

describe('[MED-06] a look round the interior', () => {
  it('goes all the way round and comes back', () => {
    expect(lookWithin({ yaw: 190, pitch: 0, field: 80 }, 2, 1.5).yaw).toBe(-170);
    expect(lookAfterDrag({ yaw: -170, pitch: 0, field: 80 }, 200, 0, 800).yaw).toBe(170);
  });

  it('follows the finger: a drag to the right looks to the left, one down looks up', () => {
    const look = lookAfterDrag(ahead, 100, 50, 800);
    expect(look.yaw).toBe(-10);
    expect(look.pitch).toBe(ahead.pitch + 5);
  });

  it('ends where the picture ends: a sphere nearly at its poles, a narrow band at its edges', () => {
    expect(lookWithin({ yaw: 0, pitch: 90, field: 80 }, 2, 1.5).pitch).toBeCloseTo(63.3, 1);
    const band = lookWithin({ yaw: 0, pitch: -90, field: 60 }, 6, 1.5);
    expect(band.pitch).toBe(-10);
    expect(lookWithin({ yaw: 0, pitch: 20, field: 100 }, 6, 0.5)).toEqual({ yaw: 0, pitch: 0, field: 30 });
  });

  it('is brought nearer and further within sense', () => {
    expect(lookWithin({ ...ahead, field: 2 }, 2, 1.5).field).toBe(35);
    expect(lookWithin({ ...ahead, field: 170 }, 2, 1.5).field).toBe(100);
  });
});

describe('[MED-04] hotspots of the interior', () => {
  const look = { yaw: 0, pitch: 0, field: 90 };

  it('stand where the picture has them', () => {
    expect(hotspotsInLook([spot(50, 50)], look, 2, 1.5)).toEqual([{ id: 's', description: 'Screen', x: 50, y: 50 }]);
    const [right] = hotspotsInLook([spot(56.25, 50)], look, 2, 1.5);
    expect(right?.x).toBeCloseTo(50 + 50 * Math.tan(Math.PI / 8));
    expect(hotspotsInLook([spot(50, 55)], look, 2, 1.5)[0]?.y).toBeGreaterThan(50);
  });

  it('are gone when they are behind or out of sight', () => {
    expect(hotspotsInLook([spot(0, 50), spot(75, 50)], look, 2, 1.5)).toEqual([]);
    expect(hotspotsInLook([{ id: 'n', description: 'Nowhere', anchors: [] }], look, 2, 1.5)).toEqual([]);
  });
});
