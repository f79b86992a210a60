import type { MapPoint } from './map-point.ts';

/** Where a pin's head stands, in pixels from the point that it shows. */
export type PinHead = { dx: number; dy: number };

/** How far apart heads are, and how high they stand over their points, pixels: each can be hit by a finger. */
const [apart, high] = [32, 34] as const;

type Row = { members: number[]; middle: number; top: number };

/**
 * The heads of the pins of a map, in their order: each place has its own. Heads that would cover each other stand side by side, and their
 * pins lean, so that every point is shown where it is (LOC-07). `zoom` is the factor by which the map is larger than its own pixels.
 */
export function pinHeads(pins: readonly MapPoint[], zoom: number): PinHead[] {
  const points = pins.map(({ x, y }) => ({ x: x * zoom, y: y * zoom }));
  const heads: PinHead[] = points.map(() => ({ dx: 0, dy: -high }));
  for (const { members, middle, top } of rowsOf(points))
    members.forEach((at, place) => {
      const point = points[at];
      if (!point) return;
      const x = middle + (place - (members.length - 1) / 2) * apart;
      heads[at] = { dx: Math.round(x - point.x), dy: Math.round(top - high - point.y) };
    });
  return heads;
}

/** Pins whose heads stand in one row, from left to right; rows that would cover each other become one. */
function rowsOf(points: readonly MapPoint[]): Row[] {
  let rows = points.map((_, at) => rowOf([at], points));
  for (let found = pairIn(rows); found; found = pairIn(rows)) {
    const [a, b] = found;
    rows = [...rows.filter((row) => row !== a && row !== b), rowOf([...a.members, ...b.members], points)];
  }
  return rows;
}

function rowOf(members: readonly number[], points: readonly MapPoint[]): Row {
  const own = members.flatMap((at) => points[at] ?? []);
  return {
    members: [...members].sort((a, b) => (points[a]?.x ?? 0) - (points[b]?.x ?? 0) || a - b),
    middle: own.reduce((sum, { x }) => sum + x, 0) / own.length,
    top: Math.min(...own.map(({ y }) => y)),
  };
}

function pairIn(rows: readonly Row[]): [Row, Row] | null {
  for (const [at, a] of rows.entries()) {
    const b = rows.slice(at + 1).find((other) => covers(a, other));
    if (b) return [a, b];
  }
  return null;
}

const covers = (a: Row, b: Row): boolean =>
  Math.abs(a.middle - b.middle) < ((a.members.length + b.members.length) / 2) * apart &&
  Math.abs(a.top - b.top) < apart;
