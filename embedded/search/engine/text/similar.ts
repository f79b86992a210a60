import type { Vocabulary } from './vocabulary.ts';

type Found = { word(token: number, edits: number): void; subtree(node: number, edits: number): void };

/** A bit for each letter must fit into one number; longer words are not corrected. */
const maxLetters = 29;

/**
 * Words within `limit` edits (1 or 2) of `word`, which has at most 29 letters: insertion, deletion,
 * substitution, and the swap of two neighbours as one edit (optimal string alignment). With
 * `prefix`, words of which a beginning is within `limit` edits; those are reported as subtrees.
 */
export function similar(vocabulary: Vocabulary, word: string, limit: number, prefix: boolean, found: Found): void {
  if (word.length > maxLetters || limit < 1) return;
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at);
    places[letter] = (places[letter] as number) | (1 << at);
  }
  const start = limit > 1 ? 7 : 0;
  new Walk(vocabulary, word.length, limit, prefix, found).descend(0, 1, 3, start, 0, 0, limit + 1);
  for (let at = 0; at < word.length; at++) places[word.charCodeAt(at)] = 0;
}

/** Letter → a bit for each of its places in the word; zeroes between searches. */
const places = new Uint32Array(65_536);

/**
 * All alignments at once: bit i of `none`, `one` and `two` means that the path so far is the word's
 * first i letters with so many edits (Wu and Manber's automaton); of `swapNone` and `swapOne`, that
 * the path goes on from there with the next letter but one, so that the skipped letter may follow.
 */
class Walk {
  private readonly char: Uint32Array;
  private readonly child: Uint32Array;
  private readonly sibling: Uint32Array;
  private readonly term: Uint32Array;
  private readonly all: number;
  private readonly whole: number;
  private readonly limit: number;
  private readonly prefix: boolean;
  private readonly found: Found;

  constructor(vocabulary: Vocabulary, length: number, limit: number, prefix: boolean, found: Found) {
    this.char = vocabulary.char.data;
    this.child = vocabulary.child.data;
    this.sibling = vocabulary.sibling.data;
    this.term = vocabulary.term.data;
    this.all = (2 << length) - 1;
    this.whole = 1 << length;
    this.limit = limit;
    this.prefix = prefix;
    this.found = found;
  }

  descend(
    node: number,
    none: number,
    one: number,
    two: number,
    swapNone: number,
    swapOne: number,
    bestPrefix: number,
  ): void {
    const { all, whole, limit } = this;
    const stayed = none | (none << 1);
    const changed = limit > 1 ? one | (one << 1) : 0;
    for (let next = this.child[node] as number; next !== 0; next = this.sibling[next] as number) {
      const at = places[this.char[next] as number] as number;
      const nextNone = (none & at) << 1;
      const nextOne = (((one & at) << 1) | stayed | ((swapNone & at) << 2) | (nextNone << 1)) & all;
      const nextTwo = limit > 1 ? (((two & at) << 1) | changed | ((swapOne & at) << 2) | (nextOne << 1)) & all : 0;
      if ((nextNone | nextOne | nextTwo) === 0) continue;
      let best = bestPrefix;
      if (((nextNone | nextOne | nextTwo) & whole) !== 0) {
        const edits = (nextNone & whole) !== 0 ? 0 : (nextOne & whole) !== 0 ? 1 : 2;
        const token = (this.term[next] as number) - 1;
        if (token >= 0) this.found.word(token, edits);
        if (this.prefix && edits < bestPrefix) {
          this.found.subtree(next, edits);
          best = edits;
        }
      }
      const skipped = at >>> 1;
      this.descend(next, nextNone, nextOne, nextTwo, none & skipped, one & skipped, best);
    }
  }
}
