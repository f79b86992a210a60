import type { GeoPoint } from './distance.ts';
import coastline from './generated/coastline.json' with { type: 'json' };
import type { MapPoint } from './map-point.ts';
import { type Road, roads } from './roads.ts';

type Place = (point: GeoPoint) => MapPoint;
type Box = { west: number; east: number; north: number; south: number };

/** The land inside a box as an SVG path, in units of which a pixel has `unit`. */
export const landPath = (place: Place, box: Box, unit: number): string =>
  coastline.rings
    .map((steps) => clippedRing(ringOf(steps).map(place), box))
    .map((ring) => thinned(ring, unit))
    .filter((ring) => ring.length > 2)
    .map((ring) => `${drawn(ring)}z`)
    .join('');

/** The roads of a rank inside a box as one SVG path; empty without any. */
export const roadPath = (place: Place, box: Box, unit: number, rank: Road['rank']): string =>
  roads
    .filter((road) => road.rank === rank)
    .flatMap(({ points }) => clippedLine(points.map(place), box))
    .map((line) => thinned(line, unit))
    .filter((line) => line.length > 1)
    .map(drawn)
    .join('');

/** The ring's points out of its first one and the steps that follow, in thousandths of a degree. */
function ringOf(steps: readonly number[]): GeoPoint[] {
  let [longitude, latitude] = [0, 0];
  return steps.flatMap((step, at) => {
    if (at % 2 === 0) {
      longitude += step;
      return [];
    }
    latitude += step;
    return [{ longitude: longitude / 1000, latitude: latitude / 1000 }];
  });
}

/** Whole units, and nothing that is nearer to the point before it than half a pixel, which no eye sees. */
function thinned(line: readonly MapPoint[], unit: number): MapPoint[] {
  const points: MapPoint[] = [];
  for (const point of line) {
    const [x, y] = [Math.round(point.x * unit), Math.round(point.y * unit)];
    const last = points.at(-1);
    if (!last || Math.hypot(x - last.x, y - last.y) * 2 > unit) points.push({ x, y });
  }
  return points;
}

/** A line as a path: its first point, then steps, which are shorter to write than points. */
const drawn = (line: readonly MapPoint[]): string =>
  line
    .map(({ x, y }, at) => {
      const before = line[at - 1];
      if (!before) return `M${x} ${y}l`;
      const [dx, dy] = [x - before.x, y - before.y];
      return `${at > 1 && dx >= 0 ? ' ' : ''}${dx}${dy < 0 ? '' : ' '}${dy}`;
    })
    .join('');

/** The part of a ring that lies in a box (Sutherland and Hodgman, 1974). */
function clippedRing(ring: MapPoint[], { west, east, north, south }: Box): MapPoint[] {
  const edges: [inside: (point: MapPoint) => boolean, cut: (a: MapPoint, b: MapPoint) => MapPoint][] = [
    [({ x }) => x >= west, (a, b) => ({ x: west, y: a.y + ((b.y - a.y) * (west - a.x)) / (b.x - a.x) })],
    [({ x }) => x <= east, (a, b) => ({ x: east, y: a.y + ((b.y - a.y) * (east - a.x)) / (b.x - a.x) })],
    [({ y }) => y >= north, (a, b) => ({ x: a.x + ((b.x - a.x) * (north - a.y)) / (b.y - a.y), y: north })],
    [({ y }) => y <= south, (a, b) => ({ x: a.x + ((b.x - a.x) * (south - a.y)) / (b.y - a.y), y: south })],
  ];
  return edges.reduce<MapPoint[]>(
    (points, [inside, cut]) =>
      points.flatMap((point, at) => {
        const before = points.at(at - 1) ?? point;
        const crossing = inside(before) === inside(point) ? [] : [cut(before, point)];
        return inside(point) ? [...crossing, point] : crossing;
      }),
    ring,
  );
}

/** The pieces of a line that lie in a box, each step of it cut by itself. */
function clippedLine(line: readonly MapPoint[], box: Box): MapPoint[][] {
  const pieces: MapPoint[][] = [];
  line.slice(1).forEach((to, at) => {
    const from = line[at];
    const cut = from && clippedStep(from, to, box);
    if (!cut) return;
    const last = pieces.at(-1);
    if (last?.at(-1) === from && cut[0] === from) last.push(cut[1]);
    else pieces.push([...cut]);
  });
  return pieces;
}

/** The part of a step that lies in a box (Liang and Barsky, 1984); null where none does. An end that is inside stays the same point. */
function clippedStep(a: MapPoint, b: MapPoint, { west, east, north, south }: Box): [MapPoint, MapPoint] | null {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  let [from, to] = [0, 1];
  const edges: [number, number][] = [
    [-dx, a.x - west],
    [dx, east - a.x],
    [-dy, a.y - north],
    [dy, south - a.y],
  ];
  for (const [step, room] of edges) {
    if (step === 0 && room < 0) return null;
    if (step < 0) from = Math.max(from, room / step);
    if (step > 0) to = Math.min(to, room / step);
  }
  const at = (share: number): MapPoint => ({ x: a.x + share * dx, y: a.y + share * dy });
  return from > to ? null : [from === 0 ? a : at(from), to === 1 ? b : at(to)];
}
