import type { Hotspot } from '../hotspots.ts';

/** A spin goes on by one frame for so many pixels of a drag (MED-03). */
const pixelsPerFrame = 20;
/** A spin that rotates by itself shows the next frame after so many milliseconds (MED-03). */
export const autoRotateMs = 100;

/** A frame of a spin, counted from 0; past either end it goes round. */
export const frameAt = (frame: number, count: number): number => (count > 0 ? ((frame % count) + count) % count : 0);

/** The frame after a drag of so many pixels to the right, from where the drag began. */
export const frameAfterDrag = (from: number, pixels: number, count: number): number =>
  frameAt(from - Math.trunc(pixels / pixelsPerFrame), count);

/** How far a frame has turned from the nose, degrees. */
export const angleOf = (frame: number, count: number): number => (count > 0 ? Math.round((frame * 360) / count) : 0);

/** The frame that opens a spin: a little to the side of the nose, as photographs of cars begin. */
export const openingFrame = (count: number): number => Math.floor(count / 10);

export type ShownHotspot = { id: string; description: string; x: number; y: number };

/**
 * The hotspots that can be seen in a frame, each at its anchor nearest to that angle; no anchor
 * further than half a frame away counts.
 */
export function hotspotsAt(hotspots: readonly Hotspot[], frame: number, count: number): ShownHotspot[] {
  const angle = angleOf(frame, count);
  const reach = 180 / Math.max(1, count);
  return hotspots.flatMap(({ id, description, anchors }) => {
    const [nearest] = anchors.toSorted((one, other) => between(one.angle, angle) - between(other.angle, angle));
    return nearest && between(nearest.angle, angle) <= reach ? [{ id, description, x: nearest.x, y: nearest.y }] : [];
  });
}

/** The smaller of the two ways round between two angles. */
function between(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
}
