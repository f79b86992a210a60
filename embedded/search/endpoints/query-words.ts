import { maxWords, tokensOf } from '../engine/query/parse-query.ts';
import type { CharacterTable } from '../engine/text/characters.ts';
import { tokenise } from '../engine/text/tokenise.ts';

/** The words of a query as rules see them, and what was written for them. */
export class QueryWords {
  readonly words: readonly string[];
  /** For each word, the index of its piece of the text. */
  private readonly pieceOf: readonly number[];
  private readonly pieces: readonly string[];
  /** The exclusions ("-word"); no rule reads or removes them. */
  private readonly exclusions: readonly string[];

  private constructor(pieces: readonly { text: string; words: readonly string[] }[], exclusions: readonly string[]) {
    const placed = pieces.flatMap(({ words }, piece) => words.map((word) => ({ word, piece }))).slice(0, maxWords);
    this.words = placed.map(({ word }) => word);
    this.pieceOf = placed.map(({ piece }) => piece);
    this.pieces = pieces.map(({ text }) => text);
    this.exclusions = exclusions;
  }

  static of(q: string, characters: CharacterTable): QueryWords {
    const tokens = [...tokensOf(q)].map(([text, minus, phrase, word]) => ({ text, minus, own: phrase ?? word ?? '' }));
    const pieces = tokens.filter(({ minus }) => !minus);
    return new QueryWords(
      pieces.map(({ text, own }) => ({ text, words: tokenise(own, characters) })),
      tokens.filter(({ minus }) => minus).map(({ text }) => text),
    );
  }

  /** The same query with other words. */
  saying(words: readonly string[]): QueryWords {
    return new QueryWords(
      words.map((word) => ({ text: word, words: [word] })),
      this.exclusions,
    );
  }

  get excludes(): boolean {
    return this.exclusions.length > 0;
  }

  /** The query without some of its words, by their places; a phrase stays whole unless one of its words goes. */
  without(places: ReadonlySet<number>): string {
    const left = this.pieces.flatMap((text, piece) => {
      const own = this.words.map((word, at) => ({ word, at })).filter(({ at }) => this.pieceOf[at] === piece);
      if (own.every(({ at }) => !places.has(at))) return [text];
      return own.filter(({ at }) => !places.has(at)).map(({ word }) => word);
    });
    return [...left, ...this.exclusions].join(' ');
  }
}
