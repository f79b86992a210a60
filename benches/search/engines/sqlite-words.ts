import type { DatabaseSync } from 'node:sqlite';

const mostCandidates = 4;

export const matchExpression = 'INSERT INTO found (row, score) SELECT rowid, rank FROM words WHERE words MATCH ?';

/** FTS5 knows no typos: unknown words are replaced by the most frequent words of the vocabulary within one or two edits. */
export class Words {
  private readonly database: DatabaseSync;
  private known: Map<string, number> | null = null;

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
    this.known ??= new Map(
      this.database
        .prepare('SELECT term, doc FROM vocabulary')
        .all()
        .map(({ term, doc }) => [String(term), Number(doc)]),
    );
    return this.known;
  }
}

function similar(word: string, vocabulary: Map<string, number>): string[] {
  const limit = word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0;
  const near = [...vocabulary].filter(
    ([one]) => Math.abs(one.length - word.length) <= limit && edits(one, word) <= limit,
  );
  return near
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostCandidates)
    .map(([one]) => one);
}

/** Levenshtein's distance. */
function edits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let line = 1; line <= one.length; line += 1) {
    const next = [line];
    for (let at = 1; at <= other.length; at += 1) {
      const swapped = (row[at - 1] as number) + (one[line - 1] === other[at - 1] ? 0 : 1);
      next.push(Math.min(swapped, (row[at] as number) + 1, (next[at - 1] as number) + 1));
    }
    row = next;
  }
  return row[other.length] as number;
}
