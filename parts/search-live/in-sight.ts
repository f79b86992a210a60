const cell = '<li class="result-cell"';
const facets = 'data-part="facets"';
/** A margin: rows differ in height, and content above them may be removed. */
const reservePx = 100;

/** Number of cards in the window or above it; infinite if it cannot be measured. */
export function cardsInSight(page: HTMLElement): number {
  const first = page.querySelector('.result-cell');
  const grid = first?.parentElement;
  if (!first || !grid) return Number.POSITIVE_INFINITY;
  const { top, width, height } = first.getBoundingClientRect();
  const columns = Math.max(1, Math.round(grid.clientWidth / width));
  return columns * Math.max(1, Math.ceil((innerHeight + reservePx - top) / height));
}

/**
 * The start of a response up to its first `cards` cards; with fewer cards, up to the facets, which
 * come last.
 */
export function untilCards(html: string, cards: number): string {
  let end = html.indexOf(cell);
  for (let at = 0; at < cards && end >= 0; at += 1) end = html.indexOf(cell, end + 1);
  if (end < 0) end = html.indexOf(facets);
  return end < 0 ? html : html.slice(0, html.lastIndexOf('<', end));
}
