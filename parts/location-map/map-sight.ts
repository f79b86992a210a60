import { pinHeads } from '@/domain/locations/map-pins.ts';
import { scaleOf } from '@/domain/locations/map-scale.ts';

/** The visible part of a map: its zoom steps (below 0: out) and its middle, in unzoomed pixels. */
export type MapSight = { level: number; x: number; y: number };

type Steps = { levels: { lowest: number; highest: number }; map: HTMLElement | null };

/**
 * One zoom step in or out. The first step in centres the focused location, else the first one;
 * zooming out ends at the middle.
 */
export function stepped(now: MapSight, by: 1 | -1, { levels, map }: Steps): MapSight {
  const level = Math.max(levels.lowest, Math.min(levels.highest, now.level + by));
  if (level <= 0) return { level, x: 0, y: 0 };
  if (now.level > 0 || by < 0) return { ...now, level };
  const pins = pinsOf(map);
  const pin = pins.find((one) => one.contains(document.activeElement)) ?? pins[0];
  return { level, ...pointOf(pin) };
}

type Drawn = { width: number; height: number; levels: { lowest: number } };

/** Moves by screen pixels, but never beyond what is drawn. */
export function moved(now: MapSight, x: number, y: number, { width, height, levels }: Drawn): MapSight {
  const zoom = 2 ** now.level;
  // The widest box in unzoomed pixels: the drawing fills it at the lowest level.
  const inSight = 2 ** levels.lowest / zoom;
  const held = (value: number, drawn: number) => {
    const max = Math.max(0, (drawn * (1 - inSight)) / 2);
    return Math.max(-max, Math.min(max, value));
  };
  return { level: now.level, x: held(now.x + x / zoom, width), y: held(now.y + y / zoom, height) };
}

/**
 * Applies a view to a map: its variables, the heads of its pins, which may need other positions,
 * and its scale.
 */
export function putSight(
  map: HTMLElement,
  { level, x, y }: MapSight,
  { pixelsOfKm, sightWidth }: { pixelsOfKm: number; sightWidth: number },
): void {
  const zoom = 2 ** level;
  const variables = { zoom, level, 'at-x': x, 'at-y': y };
  for (const [name, value] of Object.entries(variables)) map.style.setProperty(`--${name}`, String(value));
  const pins = pinsOf(map);
  pinHeads(pins.map(pointOf), zoom).forEach(({ dx, dy }, at) => {
    pins[at]?.style.setProperty('--dx', String(dx));
    pins[at]?.style.setProperty('--dy', String(dy));
  });
  const bar = map.querySelector<HTMLElement>('[data-scale]');
  if (!bar) return;
  const { kilometres, pixels } = scaleOf(pixelsOfKm * zoom, sightWidth);
  bar.textContent = `${kilometres} km`;
  bar.style.width = `${Math.round(pixels)}px`;
}

const pinsOf = (map: HTMLElement | null): HTMLElement[] => [
  ...(map?.querySelectorAll<HTMLElement>('[data-pin]') ?? []),
];

const pointOf = (pin: HTMLElement | undefined) => ({
  x: Number(pin?.style.getPropertyValue('--x') ?? 0),
  y: Number(pin?.style.getPropertyValue('--y') ?? 0),
});
