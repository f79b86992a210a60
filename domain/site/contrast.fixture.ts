import { contrastPairs, contrastRatio } from './contrast.ts';

/** The pairs of a theme that cannot be read. */
export const contrastFailures = (theme: Readonly<Record<(typeof contrastPairs)[number]['foreground'], string>>) =>
  contrastPairs
    .map((pair) => ({ ...pair, ratio: contrastRatio(theme[pair.foreground], theme[pair.background]) }))
    .filter(({ ratio, minimum }) => ratio < minimum);
