import { describe, expect, it } from 'vitest';
import { untilCards } from './in-sight.ts';

const cards = (many: number) => Array.from({ length: many }, (_, at) => `<li class="result-cell">${at}</li>`).join('');
const responseOf = (many: number) =>
  `<title>Cars</title><div data-search="/s"><ul>${cards(many)}</ul><form><div data-part="facets"><p>Make</p></div></form></div>`;

describe('a response in two turns', () => {
  it('[SRCH-07] gives what is in sight first: everything before the cards, and so many of these', () => {
    const first = untilCards(responseOf(24), 6);
    expect(responseOf(24).startsWith(first)).toBe(true);
    expect(first).toContain('<li class="result-cell">5</li>');
    expect(first.endsWith('</li>')).toBe(true);
    expect(first).not.toContain('>6<');
  });

  it('[SRCH-07] gives all cards first where no more are there, and the facets after them', () => {
    for (const many of [0, 1, 6]) {
      const first = untilCards(responseOf(many), 6);
      expect(first.endsWith('</ul><form>')).toBe(true);
      expect(first).toContain(cards(many));
    }
    expect(untilCards(responseOf(24), Number.POSITIVE_INFINITY).endsWith('</ul><form>')).toBe(true);
  });

  it('is whole where it is no results page', () => {
    for (const html of ['', '<title>Missing</title><main></main>']) expect(untilCards(html, 6)).toBe(html);
  });
});
