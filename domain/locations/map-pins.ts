import type { MapPoint } from './map-point.ts';

/** Where a pin's head is, in pixels from the point that it shows. */
type PinHead = { dx: number; dy: number };

/** Points nearer to each other than this cannot be distinguished, pixels. */
const oneSpot = 14;
/** How high heads are over their points, pixels. */
const high = 34;
/** How far apart heads are in a row, pixels: each can be hit by a finger. */
const apart = 32;
/** So many heads are in a row; more at one spot lie over each other like a hand of cards, no wider than that row. */
const maxInRow = 4;

type Row = { members: number[]; middle: number; top: number };

/**
 * The heads of the pins of a map, in their order: each place has its own. Where several are at one spot, or a few so near that their heads
 * would cover each other, the heads are side by side and the pins lean, so that every point is shown where it is (LOC-07). `zoom` is the
 * factor by which the map is larger than its own pixels.
 */
export function pinHeads(pins: readonly MapPoint[], zoom: number): PinHead[] {
  const points = pins.map(({ x, y }) => ({ x: x * zoom, y: y * zoom }));
  const heads: PinHead[] = points.map(() => ({ dx: 0, dy: -high }));
  for (const { members, middle, top } of rowsOf(points)) {
    const step = Math.min(apart, (apart * (maxInRow - 1)) / (members.length - 1));
    members.forEach((at, place) => {
      const { x = 0, y = 0 } = points[at] ?? {};
      const head = members.length === 1 ? x : middle + (place - (members.length - 1) / 2) * step;
      heads[at] = { dx: Math.round(head - x), dy: Math.round(top - high - y) };
    });
  }
  return heads;
}

/** Rows of heads, each from left to right. Pins at one spot share a row. Rows that would cover each other are joined up to `maxInRow` heads. */
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
    const b = rows.slice(at + 1).find((other) => isOneSpot(a, other) || isOneRow(a, other));
    if (b) return [a, b];
  }
  return null;
}

const isOneSpot = (a: Row, b: Row): boolean => Math.hypot(a.middle - b.middle, a.top - b.top) < oneSpot;

const isOneRow = (a: Row, b: Row): boolean => {
  const count = a.members.length + b.members.length;
  const near = Math.abs(a.middle - b.middle) < (count / 2) * apart && Math.abs(a.top - b.top) < apart;
  return near && count <= maxInRow;
};
