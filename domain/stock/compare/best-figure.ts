/** What is best of a row, and the text that states why it is marked. */
export type BestRule = { best: 'least' | 'most'; reason: string };

/** A figure of one vehicle; null where it is not stated, undefined where the vehicle takes no part because it cannot be bought. */
export type Figure = number | null | undefined;

/**
 * Which vehicles have the best figure of a row, all of them where several do. None where fewer than two take part, where one of them does not
 * state its figure (it might be better), or where all are alike.
 */
export function bestFigures(figures: readonly Figure[], best: BestRule['best']): boolean[] {
  const part = figures.filter((figure) => figure !== undefined);
  const stated = part.filter((figure): figure is number => Number.isFinite(figure));
  const fair = part.length > 1 && stated.length === part.length && new Set(stated).size > 1;
  const winner = best === 'least' ? Math.min(...stated) : Math.max(...stated);
  return figures.map((figure) => fair && figure === winner);
}
