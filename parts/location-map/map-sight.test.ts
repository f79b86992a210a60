import { describe, expect, it } from 'vitest';
import { moved, stepped } from './map-sight.ts';

const levels = { lowest: -1, highest: 2 };
/** Twice as large as a box: what the lowest level shows. */
const drawn = { width: 2000, height: 1440, levels };

describe('[LOC-07] what of a map is in sight', () => {
  it('goes in and out by whole steps and no further, and back to the middle', () => {
    const start = { level: 0, x: 0, y: 0 };
    const closer = stepped(start, 1, { levels, map: null });
    expect(closer).toEqual({ level: 1, x: 0, y: 0 });
    expect(stepped({ ...closer, level: 2 }, 1, { levels, map: null }).level).toBe(2);
    expect(stepped({ level: -1, x: 0, y: 0 }, -1, { levels, map: null }).level).toBe(-1);
    expect(stepped({ level: 1, x: 80, y: -20 }, -1, { levels, map: null })).toEqual(start);
    expect(stepped({ level: 1, x: 80, y: -20 }, 1, { levels, map: null })).toEqual({ level: 2, x: 80, y: -20 });
  });

  it('moves by pixels of the screen, and never past what is drawn', () => {
    expect(moved({ level: 1, x: 0, y: 0 }, 60, -30, drawn)).toEqual({ level: 1, x: 30, y: -15 });
    expect(moved({ level: 1, x: 0, y: 0 }, 9999, 9999, drawn)).toEqual({ level: 1, x: 750, y: 540 });
    expect(moved({ level: -1, x: 0, y: 0 }, 60, 60, drawn)).toEqual({ level: -1, x: 0, y: 0 });
  });
});
