type Point = readonly [longitude: number, latitude: number];
type Topology = {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: { countries: { geometries: { properties: { name: string }; arcs: number[][][] }[] } };
};

/** Closed rings of longitude and latitude in thousandths of a degree: the first point, then steps from point to point. */
type Outline = { source: string; rings: number[][] };

/** What a drawing at street level would need is left out: a bend of less than this many degrees (about 400 m) is straightened. */
const toleranceDegrees = 0.004;
const bounds = { west: 112, east: 154, south: -44, north: -9 };

/** The coast of Australia and its islands, simplified (Douglas and Peucker, 1973). */
export function outlineOf(topology: Topology): Outline {
  const country = topology.objects.countries.geometries.find(({ properties }) => properties.name === 'Australia');
  if (!country) throw new Error('The file holds no Australia.');
  const rings = country.arcs
    .map(([outer = []]) => outer.flatMap((arc, at) => pointsOf(topology, arc).slice(at === 0 ? 0 : 1)))
    .filter((ring) => ring.every(inside))
    .map((ring) => steps(simplified(ring)))
    .filter((ring) => ring.length >= 8);
  return { source: 'Natural Earth 1:10m (public domain), through world-atlas 2.0.2', rings };
}

const inside = ([longitude, latitude]: Point) =>
  longitude > bounds.west && longitude < bounds.east && latitude > bounds.south && latitude < bounds.north;

/** An arc of the topology; a negative number names it from its end (TopoJSON 2.1.4). */
function pointsOf({ transform: { scale, translate }, arcs }: Topology, arc: number): Point[] {
  let [x, y] = [0, 0];
  const points = (arcs[arc < 0 ? ~arc : arc] ?? []).map(([dx, dy]): Point => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
  return arc < 0 ? points.reverse() : points;
}

/** Both halves of a closed ring by themselves: its ends are one point, from which nothing has a distance. */
function simplified(ring: Point[]): Point[] {
  const half = Math.floor(ring.length / 2);
  return [...straightened(ring.slice(0, half + 1)).slice(0, -1), ...straightened(ring.slice(half)).slice(0, -1)];
}

function straightened(points: Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  let [farthest, max] = [0, 0];
  points.forEach((point, at) => {
    const away = distanceFromLine(point, first, last);
    if (away > max) [farthest, max] = [at, away];
  });
  if (max <= toleranceDegrees) return [first, last];
  return [...straightened(points.slice(0, farthest + 1)).slice(0, -1), ...straightened(points.slice(farthest))];
}

function distanceFromLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

function steps(ring: Point[]): number[] {
  let [x, y] = [0, 0];
  return ring.flatMap(([longitude, latitude]) => {
    const [nextX, nextY] = [Math.round(longitude * 1000), Math.round(latitude * 1000)];
    const step = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step;
  });
}
