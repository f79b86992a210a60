import { distanceKm, type GeoPoint } from './distance.ts';
import coastline from './generated/coastline.json' with { type: 'json' };
import { type NamedPlace, places } from './places.ts';

export type MapPoint = { x: number; y: number };

/** A piece of map in its own pixels. */
export type MapFrame = {
  width: number;
  height: number;
  /** The land as an SVG path. */
  land: string;
  pins: (MapPoint & { at: number })[];
  /** `label`: what point and name take up. */
  towns: (MapPoint & { name: string; rank: number; toLeft: boolean; label: Box })[];
  /** Circles around the middle, in kilometres and pixels. */
  rings: { kilometres: number; radius: number }[];
  centre: MapPoint;
  scale: { kilometres: number; pixels: number };
};

type Box = { west: number; east: number; north: number; south: number };
type Size = { width: number; height: number };
type Wanted = Size & {
  points: readonly GeoPoint[];
  zoom: number;
  /** The piece in the middle that is in sight on the smallest screen: all points stand there. Absent: all of it. */
  sight?: Size;
};

const tile = 256;
const kilometresOfDegree = 111.195;

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
 * A drawn map around some points: the coast, towns, circles of distance. `zoom` is that of web maps (10: some 70 km on 600 pixels); it gives
 * way where not all points would be in sight (LOC-07). Null without any point.
 */
export function mapFrame({ points, zoom, width, height, sight = { width, height } }: Wanted): MapFrame | null {
  const middle = middleOf(points);
  if (!middle) return null;
  const shownZoom = zoomThatHolds(points, zoom, sight);
  const origin = project(middle, shownZoom);
  const place = (point: GeoPoint): MapPoint => {
    const { x, y } = project(point, shownZoom);
    return { x: x - origin.x + width / 2, y: y - origin.y + height / 2 };
  };
  const degrees = 360 / (tile * 2 ** shownZoom);
  const pixelsOfKm = 1 / (degrees * kilometresOfDegree * Math.cos((middle.latitude * Math.PI) / 180));
  const centre = place(middle);
  const size = { width, height };
  const pins = points.map((point, at) => ({ ...place(point), at }));
  const rings = points.length === 1 ? ringsOf(pixelsOfKm, Math.min(sight.width, sight.height)) : [];
  return {
    width,
    height,
    land: landPath(place, width, height),
    pins,
    towns: townsIn(place, [...pins.map(boxOfPin), ...rings.map(({ radius }) => boxOfRing(centre, radius))], size),
    rings,
    centre,
    scale: scaleOf(pixelsOfKm, sight.width),
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

type Place = (point: GeoPoint) => MapPoint;

function landPath(place: Place, width: number, height: number): string {
  const margin = 20;
  const box = { west: -margin, east: width + margin, north: -margin, south: height + margin };
  return coastline.rings
    .map((steps) => clipped(ringOf(steps).map(place), box))
    .filter((ring) => ring.length > 2)
    .map((ring) => `M${thinned(ring).join('L')}Z`)
    .join('');
}

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

/** Whole pixels, each once: what is finer than a pixel nobody sees. */
function thinned(ring: readonly MapPoint[]): string[] {
  const texts = ring.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
  return texts.filter((text, at) => text !== texts[at - 1]);
}

/** The part of a ring that lies in a box (Sutherland and Hodgman, 1974). */
function clipped(ring: MapPoint[], { west, east, north, south }: Box): MapPoint[] {
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

const boxOfPin = ({ x, y }: MapPoint): Box => ({ west: x - 22, east: x + 22, north: y - 62, south: y + 14 });

/** Where a circle's distance stands: at its foot. */
const boxOfRing = ({ x, y }: MapPoint, radius: number): Box => ({
  west: x - 28,
  east: x + 28,
  north: y + radius - 22,
  south: y + radius + 4,
});

/** So much map has one name on it. */
const pixelsOfTown = 28_000;

/** Towns of the frame, the larger ones first, as many as there is room for without words over words or over a pin. */
function townsIn(place: Place, taken: readonly Box[], { width, height }: Size): MapFrame['towns'] {
  const boxes = [...taken];
  const shown: MapFrame['towns'] = [];
  const most = Math.round((width * height) / pixelsOfTown);
  for (const town of [...places].sort((a, b) => a.rank - b.rank)) {
    const point = place(town);
    if (shown.length >= most || point.x < 12 || point.x > width - 12 || point.y < 18 || point.y > height - 44) continue;
    const label = labelBox(point, town, width);
    if (boxes.some((box) => overlap(box, label.box))) continue;
    boxes.push(label.box);
    shown.push({ ...point, name: town.name, rank: town.rank, toLeft: label.toLeft, label: label.box });
  }
  return shown;
}

function labelBox({ x, y }: MapPoint, { name }: NamedPlace, width: number): { box: Box; toLeft: boolean } {
  const length = 14 + name.length * 7.6;
  const toLeft = x + length > width - 8;
  const rows = { north: y - 12, south: y + 12 };
  return {
    toLeft,
    box: toLeft ? { west: x - length, east: x + 8, ...rows } : { west: x - 8, east: x + length, ...rows },
  };
}

const overlap = (a: Box, b: Box) => a.west < b.east && b.west < a.east && a.north < b.south && b.north < a.south;

const roundKilometres = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

function ringsOf(pixelsOfKm: number, smaller: number): MapFrame['rings'] {
  return roundKilometres
    .map((kilometres) => ({ kilometres, radius: kilometres * pixelsOfKm }))
    .filter(({ radius }) => radius > smaller * 0.16 && radius < smaller * 0.75);
}

function scaleOf(pixelsOfKm: number, width: number): MapFrame['scale'] {
  const fitting = roundKilometres.filter((kilometres) => kilometres * pixelsOfKm < width * 0.22);
  const kilometres = fitting.at(-1) ?? 1;
  return { kilometres, pixels: kilometres * pixelsOfKm };
}

/** The nearest capital or large centre that is not the place itself, and how far it is, for words under a map. */
export function nearestCentre(point: GeoPoint): { name: string; kilometres: number } | null {
  const [nearest] = places
    .filter(({ rank }) => rank <= 2)
    .map((place) => ({ name: place.name, kilometres: distanceKm(point, place) }))
    .filter(({ kilometres }) => kilometres >= 2)
    .sort((a, b) => a.kilometres - b.kilometres);
  return nearest ?? null;
}
