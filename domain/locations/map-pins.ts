import type { MapPoint } from './map-frame.ts';

/** Pins that would cover each other, as one; `members` are the numbers (`at`) of the places that stand there. */
export type PinGroup = MapPoint & { members: number[] };

/** Joins pins that are closer than `apart` pixels to the first of their group, so that each can be hit by a finger (LOC-07). */
export function pinGroups(pins: readonly (MapPoint & { at: number })[], apart: number): PinGroup[] {
  const groups: PinGroup[] = [];
  for (const { x, y, at } of pins) {
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < apart);
    if (near) near.members.push(at);
    else groups.push({ x, y, members: [at] });
  }
  return groups;
}
