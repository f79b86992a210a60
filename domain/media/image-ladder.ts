import { type ImageSource, type ImageWidth, imageWidths } from './image-address.ts';

/** One file of a picture: the width that its address names, and how wide it is in pixels. */
export type Rung = { width: ImageWidth; pixels: number };

/** Use the original where it is barely wider than the width. */
const hardlyWider = 1.05;

/**
 * The files that a picture is offered in: each once and none wider than its original, since the image route never enlarges. `original` is
 * its width in pixels, null where it is unknown.
 */
export function imageLadder(widths: readonly ImageWidth[], original: number | null): Rung[] {
  const rungs = widths.map((width) => ({ width, pixels: width as number }));
  if (original === null || !widths.some((width) => width >= original)) return rungs;
  const below = rungs.filter(({ pixels }) => pixels * hardlyWider < original);
  const whole = imageWidths.find((width) => width >= original);
  return whole ? [...below, { width: whole, pixels: original }] : rungs;
}

/**
 * The width of the original in pixels, after its crop, where its address contains it, as for
 * pictures of the content service.
 */
export function originalWidth({ source, path, rev }: ImageSource): number | null {
  const width = source === 'content' ? Number(/-(\d+)x\d+-\w+$/.exec(path)?.[1] ?? 0) : 0;
  const share = Number(/^c-\d+-\d+-(\d+)-\d+$/.exec(rev)?.[1] ?? 1000) / 1000;
  return width > 0 ? Math.max(1, Math.round(width * share)) : null;
}
