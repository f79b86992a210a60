import { contrastPairs, contrastRatio, nearestPassing } from '@/domain/site/contrast.ts';
import { unknownFields } from '@/domain/vocabulary/unknown-fields.ts';
import { hexColour } from '@/schemas/fields/colour.ts';

type ContrastMistake = { message: string; path: string[] };

/**
 * The pairs of this layer's colours with too little contrast, with a shade that has enough (WCAG
 * 2.2, 1.4.3 and 1.4.11). Pairs with a colour of another layer are not checked.
 */
export function contrastMistakes(theme: unknown): ContrastMistake[] {
  return contrastPairs.flatMap(({ foreground, background, minimum }) => {
    const [colour, behind] = [colourOf(theme, foreground), colourOf(theme, background)];
    if (!colour || !behind) return [];
    const ratio = contrastRatio(colour, behind);
    if (ratio >= minimum) return [];
    const shade = nearestPassing(colour, behind, minimum);
    const advice = shade ? ` ${shade} would do.` : '';
    const message = `${colour} on the colour "${background}" (${behind}) has a contrast of ${ratio.toFixed(1)}, it needs ${minimum}.${advice}`;
    return [{ message, path: [foreground] }];
  });
}

function colourOf(theme: unknown, key: string): string {
  const value = unknownFields(theme)[key];
  return typeof value === 'string' && hexColour.test(value) ? value : '';
}
