import type { DatabaseSync } from 'node:sqlite';
import { edits } from './edits.ts';
import { allowedTypos } from './marking.ts';

const maxCandidates = 4;

export const matchExpression = 'INSERT INTO found (row, score) SELECT rowid, rank FROM words WHERE words MATCH ?';

/**
 * FTS5 tolerates no typos: unmatched words are replaced by the most frequent words of the
 * vocabulary within one or two edits.
 */
export class Words {
  private readonly database: DatabaseSync;
  private wordCounts: Map<string, number> | null = null;

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  /** The text as a MATCH expression, its last word also as a beginning; empty when a word resembles nothing. */
  match(text: string): string {
    const vocabulary = this.vocabulary();
    const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    const parts = words.map((word, at) => {
      if (vocabulary.has(word)) return `"${word}"`;
      const begun = at === words.length - 1 && [...vocabulary.keys()].some((one) => one.startsWith(word));
      if (begun) return `"${word}" *`;
      return similar(word, vocabulary)
        .map((one) => `"${one}"`)
        .join(' OR ');
    });
    return parts.includes('') ? '' : parts.map((part) => `(${part})`).join(' AND ');
  }

  private vocabulary(): Map<string, number> {
    this.wordCounts ??= new Map(
      this.database
        .prepare('SELECT term, doc FROM vocabulary')
        .all()
        .map(({ term, doc }) => [String(term), Number(doc)]),
    );
    return this.wordCounts;
  }
}

function similar(word: string, vocabulary: Map<string, number>): string[] {
  const limit = allowedTypos(word);
  const near = [...vocabulary].filter(
    ([one]) => Math.abs(one.length - word.length) <= limit && edits(one, word) <= limit,
  );
  return near
    .sort(([, one], [, other]) => other - one)
    .slice(0, maxCandidates)
    .map(([one]) => one);
}
