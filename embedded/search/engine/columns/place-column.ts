import { Float64List, Uint32List } from '../memory/growable.ts';

const earthRadiusMetres = 6_371_008.8;

/** A point on earth, degrees. */
export type Place = { latitude: number; longitude: number };

/**
 * A place on a ball of radius 1, where a straight line through it (a chord) gives distances in a
 * few multiplications.
 */
export type BallPoint = { x: number; y: number; z: number };

const scratch: BallPoint = { x: 0, y: 0, z: 0 };

/** A geopoint field: [latitude, longitude] pairs, several for list fields. */
export class PlaceColumn {
  private readonly longitudes = new Float64List();
  /** Three numbers a place. */
  private readonly points = new Float64List();
  private readonly ends = new Uint32List();

  append(places: readonly Place[]): void {
    for (const place of places) {
      this.longitudes.push(place.longitude);
      const { x, y, z } = ballPoint(place);
      this.points.push(x);
      this.points.push(y);
      this.points.push(z);
    }
    this.ends.push(this.longitudes.length);
  }

  remove(): void {}

  /** Whether any place of the row passes; the point is valid during the call. */
  some(row: number, test: (point: BallPoint, longitude: number) => boolean): boolean {
    const points = this.points.data;
    const end = this.ends.at(row);
    for (let at = row === 0 ? 0 : this.ends.at(row - 1); at < end; at++) {
      scratch.x = points[at * 3] as number;
      scratch.y = points[at * 3 + 1] as number;
      scratch.z = points[at * 3 + 2] as number;
      if (test(scratch, this.longitudes.at(at))) return true;
    }
    return false;
  }

  /** The squared chord to the row's nearest place; NaN when it has none. */
  squaredChord(row: number, { x, y, z }: BallPoint): number {
    const points = this.points.data;
    const end = this.ends.at(row) * 3;
    let nearest = Number.NaN;
    for (let at = row === 0 ? 0 : this.ends.at(row - 1) * 3; at < end; at += 3) {
      const square =
        ((points[at] as number) - x) ** 2 +
        ((points[at + 1] as number) - y) ** 2 +
        ((points[at + 2] as number) - z) ** 2;
      if (!(square >= nearest)) nearest = square;
    }
    return nearest;
  }

  get bytes(): number {
    return this.longitudes.bytes + this.points.bytes + this.ends.bytes;
  }
}

export function ballPoint({ latitude, longitude }: Place): BallPoint {
  const radians = Math.PI / 180;
  const fromAxis = Math.cos(latitude * radians);
  return {
    x: fromAxis * Math.cos(longitude * radians),
    y: fromAxis * Math.sin(longitude * radians),
    z: Math.sin(latitude * radians),
  };
}

/** Whole metres from a point to the row's nearest place; NaN when it has none. */
export function metresTo(column: PlaceColumn, row: number, point: BallPoint): number {
  return Math.round(metresOfChord(column.squaredChord(row, point)));
}

/** Great-circle metres over a chord. */
function metresOfChord(square: number): number {
  return 2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(square) / 2));
}

/** The squared chord of a distance in metres; infinite from half around the earth on. */
export function chordOfMetres(metres: number): number {
  const half = metres / earthRadiusMetres / 2;
  return half >= Math.PI / 2 ? Infinity : (2 * Math.sin(half)) ** 2;
}
