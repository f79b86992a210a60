import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CharacterTable } from './characters.ts';
import { tokenise, wordsOf } from './tokenise.ts';

const plain = new CharacterTable();
const parted = new CharacterTable(['-', '/'], ['+']);

describe('tokenise', () => {
  it.each([
    ['Mazda CX-5', ['mazda', 'cx5'], ['mazda', 'cx', '5']],
    ['C/D', ['cd'], ['c', 'd']],
    ['C++ & D', ['c', 'd'], ['c++', 'd']],
    ['Škoda Citroën', ['skoda', 'citroen'], ['skoda', 'citroen']],
    ['Straße', ['strasse'], ['strasse']],
    ["driver's", ['drivers'], ['drivers']],
    ['  a\tb\nc ', ['a', 'b', 'c'], ['a', 'b', 'c']],
    ['豊田 トヨタ', ['豊田', 'トヨタ'], ['豊田', 'トヨタ']],
    ['🚗', [], []],
    ['', [], []],
  ])('takes %s apart', (text, byDefault, withSeparators) => {
    expect(tokenise(text, plain)).toEqual(byDefault);
    expect(tokenise(text, parted)).toEqual(withSeparators);
  });

  it('reports where each word is: that piece alone gives the same word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        for (const word of wordsOf(text, parted)) {
          expect(tokenise(text.slice(word.start, word.end), parted)).toEqual([word.text]);
        }
      }),
    );
  });

  it('finds the same words in either form, in order and apart', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const placed = wordsOf(text, parted);
        expect(placed.map((word) => word.text)).toEqual(tokenise(text, parted));
        for (const [at, word] of placed.entries()) {
          expect(word.start).toBeGreaterThanOrEqual(placed[at - 1]?.end ?? 0);
        }
      }),
    );
  });

  it('does not change words by folding them again, nor by letter case', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const once = tokenise(text, parted);
        expect(tokenise(once.join(' '), parted)).toEqual(once);
      }),
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        expect(tokenise(text.toUpperCase(), parted)).toEqual(tokenise(text.toLowerCase(), parted));
      }),
    );
  });
});
