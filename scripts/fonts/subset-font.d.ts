declare module 'subset-font' {
  type Axis = number | { min: number; max: number };
  /** The font with the glyphs of `text` only; an axis is pinned to a number or cut to a range. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' | 'woff' | 'sfnt'; variationAxes?: Record<string, Axis> },
  ): Promise<Buffer>;
}
