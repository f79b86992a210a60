/** Pixels from the middle of a map, to the right and down. */
export type MapPoint = { x: number; y: number };
