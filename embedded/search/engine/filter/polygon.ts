import type { Place } from '../columns/place-column.ts';

const mostBands = 1024;

/** A side, and the bands from `first` to `last` that it passes. `slope`: degrees of longitude for one of latitude. */
type Side = { from: Place; to: Place; slope: number; first: number; last: number };

/**
 * A polygon by its corners, cut into bands of latitude so that a place is compared only with the sides that pass its own band. Ray casting;
 * sides are straight in degrees, and none may cross the 180th meridian.
 */
export class Polygon {
  /** The most sides with which one place is compared. */
  readonly breadth: number;
  private readonly sides: readonly Side[];
  private readonly low: number;
  private readonly high: number;
  private readonly count: number;
  private readonly perDegree: number;
  /** Per band four numbers a side: the latitudes of its ends, the longitude of the first, the slope. Made when first asked. */
  private bands: Float64Array[] | null = null;

  constructor(corners: readonly Place[]) {
    const latitudes = corners.map(({ latitude }) => latitude);
    this.low = latitudes.reduce((low, one) => Math.min(low, one), Infinity);
    this.high = latitudes.reduce((high, one) => Math.max(high, one), -Infinity);
    this.count = Math.min(mostBands, corners.length);
    this.perDegree = this.high > this.low ? this.count / (this.high - this.low) : 0;
    this.sides = corners.map((corner, at) => this.sideOf(corner, corners.at(at - 1) as Place));
    this.breadth = this.mostInBand();
  }

  contains(latitude: number, longitude: number): boolean {
    if (latitude < this.low || latitude > this.high) return false;
    this.bands ??= this.sidesByBand();
    const sides = this.bands[this.bandOf(latitude)] as Float64Array;
    let within = false;
    for (let at = 0; at < sides.length; at += 4) {
      const start = sides[at] as number;
      if (start > latitude === (sides[at + 1] as number) > latitude) continue;
      if (longitude < (sides[at + 2] as number) + (sides[at + 3] as number) * (latitude - start)) within = !within;
    }
    return within;
  }

  private bandOf(latitude: number): number {
    return Math.min(this.count - 1, Math.floor((latitude - this.low) * this.perDegree));
  }

  private sideOf(from: Place, to: Place): Side {
    const [one, other] = [this.bandOf(from.latitude), this.bandOf(to.latitude)];
    const slope = (to.longitude - from.longitude) / (to.latitude - from.latitude);
    return { from, to, slope, first: Math.min(one, other), last: Math.max(one, other) };
  }

  private mostInBand(): number {
    const changes = new Int32Array(this.count + 1);
    for (const { first, last } of this.sides) {
      changes[first] = (changes[first] as number) + 1;
      changes[last + 1] = (changes[last + 1] as number) - 1;
    }
    let open = 0;
    return changes.reduce((most, change) => {
      open += change;
      return Math.max(most, open);
    }, 0);
  }

  private sidesByBand(): Float64Array[] {
    const bands = Array.from({ length: this.count }, (): number[] => []);
    for (const { from, to, slope, first, last } of this.sides)
      for (let band = first; band <= last; band++) bands[band]?.push(from.latitude, to.latitude, from.longitude, slope);
    return bands.map((sides) => Float64Array.from(sides));
  }
}
