import { distanceKm, type GeoPoint } from './distance.ts';
import { labelsOf, type MapLabel } from './map-labels.ts';
import { landPath, roadPath } from './map-lines.ts';
import { pinHeads } from './map-pins.ts';
import type { MapPoint } from './map-point.ts';
import { rounded, scaleOf } from './map-scale.ts';
import { places } from './places.ts';

/** A piece of map around its middle: all points are pixels from there, at the zoom with which it begins. */
export type MapFrame = {
  /** How far the drawing reaches, in pixels: further than what is in sight where one may zoom out. */
  width: number;
  height: number;
  /** Land, motorways and main roads as SVG paths, in units of which a pixel has `unit`. */
  unit: number;
  land: string;
  motorways: string;
  mainRoads: string;
  pins: (MapPoint & { at: number })[];
  labels: MapLabel[];
  /** Circles around the middle, in kilometres and pixels. */
  rings: { kilometres: number; radius: number }[];
  scale: { kilometres: number; pixels: number };
  pixelsOfKm: number;
  /** The width for which the scale's bar is made, pixels. */
  sightWidth: number;
  /** How often one can zoom out and in; each step halves or doubles. */
  levels: { lowest: number; highest: number };
};

type Size = { width: number; height: number };
type Wanted = Size & {
  points: readonly GeoPoint[];
  zoom: number;
  /** The piece in the middle that is in sight on the smallest screen: all points are there. Absent: all of it. */
  sight?: Size;
};

const tile = 256;
const kilometresOfDegree = 111.195;
/** One sees a city with its country at the first of these zooms, its suburbs at the last: roads and places are no finer (decision 6). */
const farthest = 9;
const closest = 12;
/** More steps in or out than this would show how coarse the lines of a map are. */
const maxSteps = 3;

/** Web Mercator, in pixels of the whole world at a zoom (0: one tile of 256 pixels). */
function project({ latitude, longitude }: GeoPoint, zoom: number): MapPoint {
  const world = tile * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}

/**
 * A drawn map around some points: the coast, roads, towns, circles of distance. `zoom` is that of web maps (10: some 70 km on 600 pixels); it
 * gives way where not all points would be in sight (LOC-07). Null without any point.
 */
export function mapFrame({ points, zoom, width, height, sight = { width, height } }: Wanted): MapFrame | null {
  const middle = middleOf(points);
  if (!middle) return null;
  const shownZoom = zoomThatHolds(points, zoom, sight);
  const origin = project(middle, shownZoom);
  const place = (point: GeoPoint): MapPoint => {
    const { x, y } = project(point, shownZoom);
    return { x: x - origin.x, y: y - origin.y };
  };
  const degrees = 360 / (tile * 2 ** shownZoom);
  const pixelsOfKm = 1 / (degrees * kilometresOfDegree * Math.cos((middle.latitude * Math.PI) / 180));
  const levels = levelsOf(shownZoom);
  const drawn = { width: width * 2 ** -levels.lowest, height: height * 2 ** -levels.lowest };
  const pins = points.map((point, at) => ({ ...place(point), at }));
  const rings = points.length === 1 ? ringsOf(pixelsOfKm, Math.min(sight.width, sight.height)) : [];
  const taken = [...boxesOfPins(pins), ...rings.map(({ radius }) => boxOfRing(radius))];
  const box = boxAround(drawn);
  // Whole pixels make stairs of a coast that is shown eight times as large.
  const unit = levels.highest === maxSteps ? 10 : 1;
  return {
    ...drawn,
    unit,
    land: landPath(place, box, unit),
    motorways: roadPath(place, box, unit, 1),
    mainRoads: roadPath(place, box, unit, 2),
    pins,
    labels: labelsOf({ place, width, height, ...levels, taken }),
    rings,
    scale: scaleOf(pixelsOfKm, sight.width),
    pixelsOfKm,
    sightWidth: sight.width,
    levels,
  };
}

/** The middle of the box around all points. */
function middleOf(points: readonly GeoPoint[]): GeoPoint | null {
  if (points.length === 0) return null;
  const half = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return {
    latitude: half(points.map(({ latitude }) => latitude)),
    longitude: half(points.map(({ longitude }) => longitude)),
  };
}

function zoomThatHolds(points: readonly GeoPoint[], zoom: number, { width, height }: Size): number {
  const at = points.map((point) => project(point, 0));
  const across = (values: number[]) => Math.max(...values) - Math.min(...values);
  const [wide, tall] = [across(at.map(({ x }) => x)), across(at.map(({ y }) => y))];
  const room = Math.min((width * 0.64) / Math.max(wide, 1e-9), (height * 0.56) / Math.max(tall, 1e-9));
  return Math.max(3, Math.min(zoom, Math.floor(Math.log2(room) * 4) / 4));
}

const levelsOf = (zoom: number): MapFrame['levels'] => ({
  lowest: Math.min(0, Math.max(-maxSteps, Math.ceil(farthest - zoom))),
  highest: Math.max(0, Math.min(maxSteps, Math.floor(closest - zoom))),
});

const margin = 20;
const boxAround = ({ width, height }: Size) => ({
  west: -width / 2 - margin,
  east: width / 2 + margin,
  north: -height / 2 - margin,
  south: height / 2 + margin,
});

/** What a pin covers: from its head, which leans away from its neighbours, to its point. */
const boxesOfPins = (pins: readonly MapPoint[]) =>
  pinHeads(pins, 1).map(({ dx, dy }, at) => {
    const { x = 0, y = 0 } = pins[at] ?? {};
    return { west: x + Math.min(0, dx) - 22, east: x + Math.max(0, dx) + 22, north: y + dy - 24, south: y + 14 };
  });

/** Where a circle's distance is: at its foot. */
const boxOfRing = (radius: number) => ({ west: -28, east: 28, north: radius - 22, south: radius + 4 });

const ringsOf = (pixelsOfKm: number, smaller: number): MapFrame['rings'] =>
  rounded
    .map((kilometres) => ({ kilometres, radius: kilometres * pixelsOfKm }))
    .filter(({ radius }) => radius > smaller * 0.16 && radius < smaller * 0.75);

/**
 * The nearest capital or large centre and how far it is, for the text under a map; null within it:
 * a further one would mislead.
 */
export function nearestCentre(point: GeoPoint): { name: string; kilometres: number } | null {
  const [nearest] = places
    .filter(({ rank }) => rank <= 2)
    .map((place) => ({ name: place.name, kilometres: distanceKm(point, place) }))
    .sort((a, b) => a.kilometres - b.kilometres);
  return nearest && nearest.kilometres >= 1 ? nearest : null;
}
