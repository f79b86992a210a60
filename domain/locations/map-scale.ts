const roundKilometres = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** The rounded distances of a map. */
export const rounded: readonly number[] = roundKilometres;

/**
 * The largest rounded distance that a bar beside a map has room for, in kilometres and pixels;
 * `width` of the map in pixels.
 */
export function scaleOf(pixelsOfKm: number, width: number): { kilometres: number; pixels: number } {
  const fitting = roundKilometres.filter((kilometres) => kilometres * pixelsOfKm < width * 0.22);
  const kilometres = fitting.at(-1) ?? 1;
  return { kilometres, pixels: kilometres * pixelsOfKm };
}
