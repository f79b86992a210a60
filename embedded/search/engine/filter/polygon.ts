import { type BallPoint, ballPoint, type Place } from '../columns/place-column.ts';

const maxBands = 1024;
const degrees = Math.PI / 180;
/** In place of the infinite coefficients of a side that leads over a pole. */
const steep = 1e15;

/**
 * A part of a side, over degrees of longitude from `low` up to `high`, counted from the polygon's
 * first corner. On it z = a·x + b·y; a place with less lies south of it.
 */
type Piece = { low: number; high: number; a: number; b: number };

/**
 * A polygon by its corners, on the ball: its sides are great circles, each the shorter way between
 * its corners, and its inside is the smaller of the two parts into which they cut the ball. Sides
 * are crossed on the way north from a place: an odd number separates it from the North Pole. Cut
 * into bands of longitude, so that a place is compared only with the sides that pass its own band.
 */
export class Polygon {
  /** The maximum of sides with which one place is compared. */
  readonly breadth: number;
  private readonly origin: number;
  private readonly pieces: readonly Piece[];
  private readonly northPoleInside: boolean;
  private readonly low: number;
  private readonly high: number;
  private readonly count: number;
  private readonly perDegree: number;
  /** Per band four numbers a piece: its ends and its coefficients. Made when first used. */
  private bands: Float64Array[] | null = null;

  constructor(corners: readonly Place[]) {
    this.origin = corners[0]?.longitude ?? 0;
    const sides = corners.map((corner, at) => sideOf(corners.at(at - 1) as Place, corner));
    this.northPoleInside = holdsNorthPole(sides);
    this.pieces = sides.flatMap((side) => piecesOf(side, this.origin));
    this.low = this.pieces.reduce((low, piece) => Math.min(low, piece.low), Infinity);
    this.high = this.pieces.reduce((high, piece) => Math.max(high, piece.high), -Infinity);
    this.count = Math.min(maxBands, corners.length);
    this.perDegree = this.high > this.low ? this.count / (this.high - this.low) : 0;
    this.breadth = this.maxInBand();
  }

  /** `longitude` is the point's, in degrees. */
  contains({ x, y, z }: BallPoint, longitude: number): boolean {
    const place = wrapAngle(longitude - this.origin);
    let within = this.northPoleInside;
    if (place < this.low || place >= this.high) return within;
    this.bands ??= this.piecesByBand();
    const pieces = this.bands[this.bandOf(place)] as Float64Array;
    for (let at = 0; at < pieces.length; at += 4) {
      if (place < (pieces[at] as number) || place >= (pieces[at + 1] as number)) continue;
      if (z < (pieces[at + 2] as number) * x + (pieces[at + 3] as number) * y) within = !within;
    }
    return within;
  }

  private bandOf(place: number): number {
    return Math.min(this.count - 1, Math.floor((place - this.low) * this.perDegree));
  }

  private maxInBand(): number {
    const changes = new Int32Array(this.count + 1);
    for (const { low, high } of this.pieces) {
      const [first, last] = [this.bandOf(low), this.bandOf(high)];
      changes[first] = (changes[first] as number) + 1;
      changes[last + 1] = (changes[last + 1] as number) - 1;
    }
    let open = 0;
    return changes.reduce((max, change) => {
      open += change;
      return Math.max(max, open);
    }, 0);
  }

  private piecesByBand(): Float64Array[] {
    const bands = Array.from({ length: this.count }, (): number[] => []);
    for (const { low, high, a, b } of this.pieces)
      for (let band = this.bandOf(low); band <= this.bandOf(high); band++) bands[band]?.push(low, high, a, b);
    return bands.map((pieces) => Float64Array.from(pieces));
  }
}

/** `width`: degrees of longitude from one corner to the other, -180 to 180. */
type Side = { from: Place; to: Place; width: number };

function sideOf(from: Place, to: Place): Side {
  return { from, to, width: wrapAngle(to.longitude - from.longitude) };
}

/** An angle as -180 up to 180 degrees. */
function wrapAngle(angle: number): number {
  return angle >= -180 && angle < 180 ? angle : angle - 360 * Math.floor((angle + 180) / 360);
}

/** A side as one piece, or as two where it passes the meridian opposite the origin; none along a meridian. */
function piecesOf({ from, to, width }: Side, origin: number): Piece[] {
  if (width === 0) return [];
  const { a, b } = coefficients(from, to, width);
  const west = wrapAngle((width > 0 ? from : to).longitude - origin);
  const east = wrapAngle((width > 0 ? to : from).longitude - origin);
  if (west < east) return [{ low: west, high: east, a, b }];
  return [
    { low: west, high: 180, a, b },
    { low: -180, high: east, a, b },
  ].filter(({ low, high }) => low < high);
}

/** Of the plane through both corners and the middle of the ball. */
function coefficients(from: Place, to: Place, width: number): { a: number; b: number } {
  if (width === -180) {
    const middle = (from.longitude + width / 2) * degrees;
    const pole = from.latitude + to.latitude < 0 ? -steep : steep;
    return { a: pole * Math.cos(middle), b: pole * Math.sin(middle) };
  }
  const one = ballPoint(from);
  const other = ballPoint(to);
  const z = one.x * other.y - one.y * other.x;
  return { a: -(one.y * other.z - one.z * other.y) / z, b: -(one.z * other.x - one.x * other.z) / z };
}

/** By the part of the ball between the sides and the equator: the inside is the smaller part of the ball. */
function holdsNorthPole(sides: readonly Side[]): boolean {
  let area = 0;
  let winding = 0;
  for (const { from, to, width } of sides) {
    const [one, other] = [Math.tan((from.latitude * degrees) / 2), Math.tan((to.latitude * degrees) / 2)];
    if (width !== -180) area += 2 * Math.atan2(Math.tan((width * degrees) / 2) * (one + other), 1 + one * other);
    else area += from.latitude + to.latitude < 0 ? Math.PI : -Math.PI;
    winding += width;
  }
  const revolutions = Math.round(winding / 360);
  if (revolutions % 2 === 0) return Math.abs(area) > 2 * Math.PI;
  return area * Math.sign(revolutions) > 0;
}
