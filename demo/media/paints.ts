import type { PicturePaint } from '@/demo/stock/pictures.ts';

/** A paint: `hex` is sRGB; `depth` (0 to 0.012, linear) keeps dark paints deep under their clear coat. */
export type Paint = { hex: string; depth: number };

/** The colours that pictures are made in, by the key in their address. */
export const paints = {
  white: { hex: '#f3f4f5', depth: 0 },
  silver: { hex: '#a4a9ae', depth: 0 },
  grey: { hex: '#5b6167', depth: 0 },
  black: { hex: '#050608', depth: 0.012 },
  blue: { hex: '#17418a', depth: 0.005 },
  red: { hex: '#a90e12', depth: 0.004 },
  green: { hex: '#18382b', depth: 0.006 },
  orange: { hex: '#bb520e', depth: 0.004 },
  yellow: { hex: '#d9a21b', depth: 0.002 },
  brown: { hex: '#4a2f20', depth: 0.006 },
  beige: { hex: '#b8a88c', depth: 0 },
  teal: { hex: '#0f5e63', depth: 0.005 },
} as const satisfies Record<PicturePaint, Paint>;

export const isPaint = (key: string): key is PicturePaint => Object.hasOwn(paints, key);
