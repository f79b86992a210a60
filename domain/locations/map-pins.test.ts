import { describe, expect, it } from 'vitest';
import { pinGroups } from './map-pins.ts';

const pin = (x: number, y: number, at: number) => ({ x, y, at });

describe('[LOC-07] pins', () => {
  it('that would cover each other are one, which knows all of its places', () => {
    const groups = pinGroups([pin(100, 100, 0), pin(300, 80, 1), pin(110, 96, 2)], 28);
    expect(groups).toEqual([
      { x: 100, y: 100, members: [0, 2] },
      { x: 300, y: 80, members: [1] },
    ]);
  });

  it('that stand apart stay apart', () => {
    expect(pinGroups([pin(0, 0, 0), pin(28, 0, 1)], 28)).toHaveLength(2);
  });
});
