import type { Hotspot } from '../hotspots.ts';
import type { ShownHotspot } from './spin.ts';

/**
 * A direction of view in a panorama: degrees to the right of its middle, degrees up, and how much
 * of it is in sight from side to side.
 */
export type Look = { yaw: number; pitch: number; field: number };

export const ahead: Look = { yaw: 0, pitch: -8, field: 80 };
/** Degrees that an arrow key or a button rotates. */
export const rotationStep = 15;
/** The factor by which + narrows the view and − widens it. */
export const nearStep = 0.8;
/** Bounds of the field of view, degrees. */
const narrowest = 35;
const widest = 100;

/**
 * A look within its bounds: all round, and up and down no further than the picture reaches. `ratio`
 * is the picture's width by its height, 2 for one that holds the whole sphere; `stage` is width by
 * height, too.
 */
export function lookWithin({ yaw, pitch, field }: Look, ratio: number, stage: number): Look {
  const tall = Math.min(180, 360 / ratio);
  const across = Math.min(widest, Math.max(narrowest, field), tall * Math.min(1, stage));
  const reach = Math.max(0, Math.min(75, tall / 2 - across / stage / 2));
  return { yaw: turned(yaw), pitch: Math.min(reach, Math.max(-reach, pitch)), field: across };
}

/** The look after a drag of some pixels on a stage so many pixels wide: what is under the finger goes with it. */
export const lookAfterDrag = ({ yaw, pitch, field }: Look, x: number, y: number, width: number): Look => ({
  yaw: turned(yaw - (x * field) / width),
  pitch: pitch + (y * field) / width,
  field,
});

/**
 * The hotspots in sight. The anchor of a panorama is a place of the picture itself: percent from
 * its left and top edge. `x` and `y` come back as percent of the stage.
 */
export function hotspotsInLook(hotspots: readonly Hotspot[], look: Look, ratio: number, stage: number): ShownHotspot[] {
  return hotspots.flatMap(({ id, description, anchors: [anchor] }) => {
    const at = anchor && onStage((anchor.x - 50) * 3.6, (50 - anchor.y) * (3.6 / ratio), look, stage);
    return at ? [{ id, description, ...at }] : [];
  });
}

/** Where a direction is seen, percent of the stage (gnomonic projection); null when it lies behind or beside. */
function onStage(yaw: number, pitch: number, look: Look, stage: number): { x: number; y: number } | null {
  const [across, up, tilt] = [radians(yaw - look.yaw), radians(pitch), radians(look.pitch)];
  const depth = Math.sin(tilt) * Math.sin(up) + Math.cos(tilt) * Math.cos(up) * Math.cos(across);
  if (depth < 0.1) return null;
  const half = Math.tan(radians(look.field / 2));
  const x = 50 + (50 * Math.cos(up) * Math.sin(across)) / depth / half;
  const rise = Math.cos(tilt) * Math.sin(up) - Math.sin(tilt) * Math.cos(up) * Math.cos(across);
  const y = 50 - (50 * rise * stage) / depth / half;
  return x > 4 && x < 96 && y > 4 && y < 96 ? { x, y } : null;
}

const turned = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
