import { describe, expect, it } from 'vitest';
import { untilCards } from './in-sight.ts';

const cards = (many: number) => Array.from({ length: many }, (_, at) => `<li class="result-cell">${at}</li>`).join('');
const answer = (many: number) =>
  `<title>Cars</title><div data-search="/s"><ul>${cards(many)}</ul><form><div data-part="facets"><p>Make</p></div></form></div>`;

describe('an answer in two turns', () => {
  it('[SRCH-07] gives what stands in sight first: everything before the cards, and so many of these', () => {
    const first = untilCards(answer(24), 6);
    expect(answer(24).startsWith(first)).toBe(true);
    expect(first).toContain('<li class="result-cell">5</li>');
    expect(first.endsWith('</li>')).toBe(true);
    expect(first).not.toContain('>6<');
  });

  it('[SRCH-07] gives all cards first where no more are there, and the facets after them', () => {
    for (const many of [0, 1, 6]) {
      const first = untilCards(answer(many), 6);
      expect(first.endsWith('</ul><form>')).toBe(true);
      expect(first).toContain(cards(many));
    }
    expect(untilCards(answer(24), Number.POSITIVE_INFINITY).endsWith('</ul><form>')).toBe(true);
  });

  it('is whole where it is no results page', () => {
    for (const html of ['', '<title>Missing</title><main></main>']) expect(untilCards(html, 6)).toBe(html);
  });
});
