import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { similar } from './similar.ts';
import { Vocabulary } from './vocabulary.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 7 });

/** Edits between two words, a swap of neighbours counted once: the textbook table. */
function distance(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => table[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      const swap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const best = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + same);
      const line = table[row];
      if (line) line[column] = swap ? Math.min(best, at(row - 2, column - 2) + 1) : best;
    }
  }
  return at(one.length, other.length);
}

function found(words: readonly string[], wanted: string, limit: number): Map<string, number> {
  const vocabulary = new Vocabulary();
  for (const one of words) vocabulary.add(one);
  const hits = new Map<string, number>();
  similar(vocabulary, wanted, limit, false, {
    word: (token, edits) => hits.set(vocabulary.wordOf(token), edits),
    subtree: () => undefined,
  });
  return hits;
}

describe('similar words', () => {
  it('are those within the edits, no more and no fewer', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { maxLength: 30 }),
        word,
        fc.integer({ min: 1, max: 2 }),
        (words, wanted, limit) => {
          const close = words.map((one) => [one, distance(one, wanted)] as const).filter(([, edits]) => edits <= limit);
          expect(found(words, wanted, limit)).toEqual(new Map(close));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('count a swap of two letters once', () => {
    expect(found(['toyota'], 'toyoat', 1)).toEqual(new Map([['toyota', 1]]));
    expect(found(['hilux'], 'hliux', 1)).toEqual(new Map([['hilux', 1]]));
  });

  it('reach every word whose beginning is that close', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 20 }), word, (words, wanted) => {
        const vocabulary = new Vocabulary();
        for (const one of words) vocabulary.add(one);
        const reached = new Set<string>();
        const walk = (node: number) => {
          const token = vocabulary.term.at(node) - 1;
          if (token >= 0) reached.add(vocabulary.wordOf(token));
          for (let child = vocabulary.child.at(node); child; child = vocabulary.sibling.at(child)) walk(child);
        };
        similar(vocabulary, wanted, 1, true, { word: () => undefined, subtree: walk });
        const beginnings = (one: string) => Array.from(one, (_, at) => one.slice(0, at + 1));
        const close = words.filter((one) => beginnings(one).some((start) => distance(start, wanted) <= 1));
        expect([...reached].sort()).toEqual([...close].sort());
      }),
      { numRuns: 300 },
    );
  });
});
