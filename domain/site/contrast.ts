import type { Theme } from './theme.ts';

type ColourKey = { [K in keyof Theme]: Theme[K] extends string ? K : never }[keyof Theme];
type Ink = Exclude<ColourKey, 'displayFace' | 'textFace' | 'hero' | 'card' | 'header'>;

/** One pair of roles that must stay legible; `minimum` is a WCAG 2.2 contrast ratio (1.4.3, 1.4.6 for text on the page, 1.4.11). */
type ContrastPair = { foreground: Ink; background: Ink; minimum: number };

/** The eleven pairs of the visual direction, "Contrast". */
export const contrastPairs: readonly ContrastPair[] = [
  { foreground: 'ink', background: 'page', minimum: 7 },
  { foreground: 'ink2', background: 'page', minimum: 4.5 },
  { foreground: 'ink2', background: 'sunken', minimum: 4.5 },
  { foreground: 'ink2', background: 'tint', minimum: 4.5 },
  { foreground: 'onBrand', background: 'brand', minimum: 4.5 },
  { foreground: 'onAction', background: 'action', minimum: 4.5 },
  { foreground: 'link', background: 'surface', minimum: 4.5 },
  { foreground: 'link', background: 'tint', minimum: 4.5 },
  { foreground: 'onNight2', background: 'night', minimum: 4.5 },
  { foreground: 'line2', background: 'surface', minimum: 3 },
  { foreground: 'action', background: 'page', minimum: 3 },
];

type Rgb = readonly [number, number, number];

/** `#rrggbb` as three numbers 0 to 255, or null when it is not such a colour. */
function parsed(colour: string): Rgb | null {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  return digits
    ? [Number.parseInt(digits[1] ?? '', 16), Number.parseInt(digits[2] ?? '', 16), Number.parseInt(digits[3] ?? '', 16)]
    : null;
}

function hex(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance, 0 to 1 (WCAG 2.2, definition). */
function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The WCAG contrast ratio of two `#rrggbb` colours, 1 to 21. Throws a RangeError on anything else. */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [parsed(one), parsed(other)];
  if (!a || !b) throw new RangeError(`not #rrggbb colours: ${one}, ${other}`);
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** The shade of `colour`, towards black or towards white, that differs least from it and reaches `minimum` on `background`. */
export function nearestPassing(colour: string, background: string, minimum: number): string | null {
  const rgb = parsed(colour);
  if (!rgb) throw new RangeError(`not a #rrggbb colour: ${colour}`);
  for (let step = 0; step <= 255; step += 1) {
    const shade = [0, 255]
      .map((end) => hex(towards(rgb, end, step / 255)))
      .find((it) => contrastRatio(it, background) >= minimum);
    if (shade) return shade;
  }
  return null;
}

function towards(rgb: Rgb, end: number, share: number): Rgb {
  const [red, green, blue] = rgb.map((channel) => channel + (end - channel) * share) as [number, number, number];
  return [red, green, blue];
}
