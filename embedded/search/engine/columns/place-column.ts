import { Float64List, Uint32List } from '../memory/growable.ts';

const earthRadiusMetres = 6_371_008.8;

/** A point on earth, degrees. */
export type Place = { latitude: number; longitude: number };

/** A geopoint field: [latitude, longitude] pairs, several for list fields. */
export class PlaceColumn {
  private readonly latitudes = new Float64List();
  private readonly longitudes = new Float64List();
  private readonly ends = new Uint32List();

  append(places: readonly Place[]): void {
    for (const { latitude, longitude } of places) {
      this.latitudes.push(latitude);
      this.longitudes.push(longitude);
    }
    this.ends.push(this.latitudes.length);
  }

  remove(): void {}

  places(row: number): Place[] {
    const places: Place[] = [];
    for (let at = row === 0 ? 0 : this.ends.at(row - 1); at < this.ends.at(row); at++) {
      places.push({ latitude: this.latitudes.at(at), longitude: this.longitudes.at(at) });
    }
    return places;
  }

  /** Metres to the row's nearest place; NaN when it has none. */
  distance(row: number, from: Place): number {
    const distances = this.places(row).map((place) => metresBetween(place, from));
    return distances.length ? Math.min(...distances) : Number.NaN;
  }

  get bytes(): number {
    return this.latitudes.bytes + this.longitudes.bytes + this.ends.bytes;
  }
}

/** Great-circle distance (haversine). */
export function metresBetween(one: Place, other: Place): number {
  const radians = Math.PI / 180;
  const deltaLatitude = (other.latitude - one.latitude) * radians;
  const deltaLongitude = (other.longitude - one.longitude) * radians;
  const half =
    Math.sin(deltaLatitude / 2) ** 2 +
    Math.cos(one.latitude * radians) * Math.cos(other.latitude * radians) * Math.sin(deltaLongitude / 2) ** 2;
  return 2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(half)));
}
