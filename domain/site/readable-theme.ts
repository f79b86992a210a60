import { contrastPairs, contrastRatio, nearestPassing } from './contrast.ts';
import type { Theme } from './theme.ts';

type Colours = Record<(typeof contrastPairs)[number]['foreground' | 'background'], string>;

/**
 * Later pairs may spoil earlier ones (an action for the page, its text for the action): a second
 * round settles them.
 */
const rounds = 3;

/**
 * The theme as it can be shown: a colour that is none gives way to the one of `fallback`, and of
 * each pair without enough contrast the foreground takes the nearest shade that has it. The studio
 * refuses to publish such a theme; imports and other clients do not check it. Returns the theme
 * itself when there is nothing to mend (CFG-02).
 */
export function readableTheme(theme: Theme, fallback: Theme): Theme {
  const colours = validColours(theme, fallback);
  for (let round = 0; round < rounds; round += 1) {
    for (const { foreground, background, minimum } of contrastPairs) {
      if (contrastRatio(colours[foreground], colours[background]) >= minimum) continue;
      colours[foreground] = shadeOn(colours[background], colours[foreground], minimum);
    }
  }
  const same = Object.entries(colours).every(([key, colour]) => theme[key as keyof Colours] === colour);
  return same ? theme : { ...theme, ...colours };
}

/**
 * On a middling background no shade may reach the minimum: then black or white, whichever has more
 * contrast.
 */
function shadeOn(background: string, colour: string, minimum: number): string {
  const [black, white] = ['#000000', '#ffffff'];
  const stronger = contrastRatio(black, background) > contrastRatio(white, background) ? black : white;
  return nearestPassing(colour, background, minimum) ?? stronger;
}

function validColours(theme: Theme, fallback: Theme): Colours {
  const keys = contrastPairs.flatMap(({ foreground, background }) => [foreground, background]);
  return Object.fromEntries(keys.map((key) => [key, isColour(theme[key]) ? theme[key] : fallback[key]])) as Colours;
}

const isColour = (value: unknown): boolean => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
