import type { GeoPoint } from './distance.ts';
import type { MapPoint } from './map-point.ts';
import { type NamedPlace, places } from './places.ts';

/**
 * A town's name on a map: its point, how far the label reaches to either side of it in pixels, and
 * from which level on there is room for it.
 */
export type MapLabel = MapPoint & { name: string; rank: number; toLeft: boolean; reach: number; from: number };

type Box = { west: number; east: number; north: number; south: number };
type Wanted = {
  place: (point: GeoPoint) => MapPoint;
  /** What is in sight at level 0, in pixels. */
  width: number;
  height: number;
  /** Levels of zoom, 0 as the map begins; at each the map is twice as large as at the one before. */
  lowest: number;
  highest: number;
  /** What is on the map at level 0 and may not be covered. */
  taken: readonly Box[];
};

/** So much map has one name on it at the beginning. */
const pixelsOfTown = 28_000;
/** Names that only a closer look has room for. */
const maxCloser = 24;

/**
 * Names of towns, the larger ones first, as many as there is room for without a label over a label
 * or over a pin. What is there at the beginning is chosen first; fewer of them stay when one zooms
 * out, more come the closer one looks.
 */
export function labelsOf(wanted: Wanted): MapLabel[] {
  const { width, height, lowest, highest } = wanted;
  const max = Math.round((width * height) / pixelsOfTown);
  let shown = fitting(wanted, 0, [], max);
  for (let level = -1; level >= lowest; level -= 1) {
    const staying = fitting(wanted, level, [], max);
    const allNames = new Set(shown.map(({ name }) => name));
    const names = new Set(staying.map(({ name }) => name));
    shown = [
      ...shown.map((label) => (names.has(label.name) ? { ...label, from: level } : label)),
      ...staying.filter(({ name }) => !allNames.has(name)),
    ];
  }
  for (let level = 1; level <= highest; level += 1) shown = [...shown, ...fitting(wanted, level, shown, maxCloser / 2)];
  return shown;
}

/** Up to `max` names that have room at a level beside those that are there. */
function fitting(wanted: Wanted, level: number, there: readonly MapLabel[], maxCount: number): MapLabel[] {
  const { place, width, height, taken } = wanted;
  const zoom = 2 ** level;
  // Closer looks are into the map as it begins; one from further away sees what lies around it.
  const reach = Math.min(1, zoom);
  const boxes = [...taken.map((box) => sized(box, zoom)), ...there.map((label) => boxOf(label, zoom))];
  const found: MapLabel[] = [];
  for (const town of ranked) {
    const point = place(town);
    if (found.length >= maxCount) break;
    if (Math.abs(point.x) * reach > width / 2 - 12 || Math.abs(point.y) * reach > height / 2 - 18) continue;
    if (there.some(({ name }) => name === town.name)) continue;
    const label = labelAt(point, town, width / reach, level);
    const box = boxOf(label, zoom);
    if (boxes.some((other) => overlap(box, other))) continue;
    boxes.push(box);
    found.push(label);
  }
  return found;
}

const ranked = [...places].sort((a, b) => a.rank - b.rank);

function labelAt({ x, y }: MapPoint, { name, rank }: NamedPlace, width: number, from: number): MapLabel {
  const reach = Math.round(14 + name.length * 7.6);
  return { x, y, name, rank, reach, from, toLeft: x + reach > width / 2 - 8 };
}

function boxOf({ x, y, reach, toLeft }: MapLabel, zoom: number): Box {
  const [atX, atY] = [x * zoom, y * zoom];
  return {
    west: atX - (toLeft ? reach : 8),
    east: atX + (toLeft ? 8 : reach),
    north: atY - 12,
    south: atY + 12,
  };
}

/** A box of level 0 at another one: its middle moves, its size stays. */
function sized({ west, east, north, south }: Box, zoom: number): Box {
  const [x, y] = [((west + east) / 2) * zoom, ((north + south) / 2) * zoom];
  const [wide, tall] = [(east - west) / 2, (south - north) / 2];
  return { west: x - wide, east: x + wide, north: y - tall, south: y + tall };
}

const overlap = (a: Box, b: Box) => a.west < b.east && b.west < a.east && a.north < b.south && b.north < a.south;
