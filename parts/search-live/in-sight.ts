const cell = '<li class="result-cell"';
const facets = 'data-part="facets"';
/** Rows of cards are not all equally high, and what is above them may go. */
const reservePx = 100;

/**
 * How many cards of a results page are in the window or above it; all where that cannot be
 * measured.
 */
export function cardsInSight(page: HTMLElement): number {
  const first = page.querySelector('.result-cell');
  const grid = first?.parentElement;
  if (!first || !grid) return Number.POSITIVE_INFINITY;
  const { top, width, height } = first.getBoundingClientRect();
  const columns = Math.max(1, Math.round(grid.clientWidth / width));
  return columns * Math.max(1, Math.ceil((innerHeight + reservePx - top) / height));
}

/**
 * A response as far as its first `cards` cards, all before them included; as far as its facets,
 * which come last, where it has no more cards.
 */
export function untilCards(html: string, cards: number): string {
  let end = html.indexOf(cell);
  for (let at = 0; at < cards && end >= 0; at += 1) end = html.indexOf(cell, end + 1);
  if (end < 0) end = html.indexOf(facets);
  return end < 0 ? html : html.slice(0, html.lastIndexOf('<', end));
}
