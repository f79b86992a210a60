export type GeoPoint = { latitude: number; longitude: number };

/** The earth's radius that distances are counted by (LOC-07). */
export const earthRadiusKm = 6371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two points along the earth's surface, by the haversine formula. */
export function distanceKm(from: GeoPoint, to: GeoPoint): number {
  const latitude = Math.sin(radians(to.latitude - from.latitude) / 2);
  const longitude = Math.sin(radians(to.longitude - from.longitude) / 2);
  const across = latitude ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitude ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(across)));
}

/** "about 4 km", "under 1 km": postcodes are areas, so nothing finer would be true. */
export function distanceText(kilometres: number): string {
  return kilometres < 1 ? 'under 1\u00a0km' : `about ${Math.round(kilometres).toLocaleString('en-AU')}\u00a0km`;
}

type MaybePoint = { latitude: number | null; longitude: number | null };

/** The point of a place, or null: it needs both coordinates, and they must be ones that a map can show. */
export function pointOf({ latitude, longitude }: MaybePoint): GeoPoint | null {
  if (latitude === null || longitude === null) return null;
  return Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
