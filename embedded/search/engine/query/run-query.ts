import { listed, type Predicate } from '../filter/predicate.ts';
import type { Index } from '../index.ts';
import { Effort } from './effort.ts';
import { type Candidate, type Expansion, expandExactly, expandWithTypos } from './expand.ts';
import { FoundRows } from './found-rows.ts';
import { type Joined, join } from './intersect.ts';
import type { Query } from './parse-query.ts';
import { eachWithPhrase } from './phrase.ts';
import { scoreRows, withSynonymBit } from './score.ts';
import { spacings } from './spacing.ts';
import type { QueryFields, TextOptions } from './text-options.ts';

type TextQuery = {
  query: Query;
  options: TextOptions;
  filter: Predicate | null;
  /** Other wordings of the same query, from synonyms. */
  synonyms: readonly string[][];
};

const manyEntries = 200_000;
/**
 * What each row found before costs a further pass, in entries of word lists: data about it is built
 * anew.
 */
const ofFoundRow = 8;

/**
 * Rows that match the words of a query, living and within the filter. Passes, each only while too
 * little was found: the words as typed and their synonyms; other spacings; typos, fewest in all
 * first; fewer words. `cut`: some passes were left out, as they would take too long.
 */
export function runQuery(index: Index, text: TextQuery): { found: FoundRows; cut: boolean } {
  const run = new Run(index, text);
  run.all();
  return { found: run.found, cut: run.effort.cut };
}

class Run {
  readonly found = new FoundRows();
  readonly effort: Effort;
  private readonly index: Index;
  private readonly text: TextQuery;
  private readonly fields: QueryFields;
  private readonly options: TextOptions;
  private readonly phrases: Map<number, number>[];
  private filter: Predicate | null;
  /** Words with typos, by word and place: the passes use the same ones. */
  private readonly misspelt = new Map<string, Expansion>();

  constructor(index: Index, text: TextQuery) {
    this.index = index;
    this.text = text;
    this.options = text.options;
    this.filter = text.filter;
    this.fields = text.options.fields;
    this.effort = new Effort(index.rows);
    this.phrases = text.query.phrases.map((words) => this.phraseRows(words));
  }

  all(): void {
    const { words } = this.text.query;
    if (words.length === 0) {
      this.phrasesAlone();
      return;
    }
    const { dropThreshold, splitJoin, typoThreshold } = this.options;
    this.pass(words, 0);
    for (const synonym of this.text.synonyms) this.pass(synonym, 0, true);
    if (splitJoin === 'always') for (const variant of this.spacings(words)) this.pass(variant, 0);
    if (splitJoin === 'fallback' && this.found.count === 0) this.firstSpacing(words, 0);
    if (this.found.count < typoThreshold) this.typoPass(words, 0);
    if (this.found.count < dropThreshold) this.dropWords(words);
  }

  private spacings(words: readonly string[]): string[][] {
    return spacings(this.index, words, true);
  }

  private firstSpacing(words: readonly string[], dropped: number): void {
    for (const variant of this.spacings(words)) {
      this.pass(variant, dropped);
      if (this.found.count > 0) return;
    }
  }

  private dropWords(words: readonly string[]): void {
    for (let dropped = 1; dropped < words.length; dropped++) {
      for (const rest of this.shortened(words, dropped)) {
        this.pass(rest, dropped);
        if (this.options.splitJoin !== 'off' && this.found.count === 0) this.firstSpacing(rest, dropped);
        if (this.found.count < this.options.typoThreshold) this.typoPass(rest, dropped);
      }
      if (this.found.count >= this.options.dropThreshold) return;
    }
  }

  private shortened(words: readonly string[], dropped: number): (readonly string[])[] {
    const fromRight = words.slice(0, words.length - dropped);
    const fromLeft = words.slice(dropped);
    if (this.options.dropMode === 'both_sides')
      return words.length <= this.options.dropBothUpTo ? [fromRight, fromLeft] : [fromRight];
    return [this.options.dropMode === 'left_to_right' ? fromLeft : fromRight];
  }

  private pass(words: readonly string[], dropped: number, synonym = false): void {
    if (!this.mayGoOn()) return;
    const last = words.length - 1;
    const expansions = words.map((word, at) => expandExactly(this.index, word, at === last, this.fields, this.options));
    if (expansions.some(({ candidates }) => candidates.length === 0)) return;
    const joined = join(this.index, expansions, this.fields, this.filter, this.options.maxCandidates);
    this.narrow(joined);
    this.found.noteHighlights(joined.used, expansions);
    this.addResults(joined, dropped, synonym);
  }

  /** Of all ways to spell the words, those with the fewest typos in all that find enough. */
  private typoPass(words: readonly string[], dropped: number): void {
    if (this.fields.maxTypos === 0 || !this.mayGoOn()) return;
    const last = words.length - 1;
    const expansions = words.map((word, at) => this.withTypos(word, at === last));
    if (expansions.some(({ candidates }) => candidates.length === 0)) return;
    const joined = join(this.index, expansions, this.fields, this.filter, this.options.maxCandidates);
    this.narrow(joined);
    cutTypos(joined, this.options.typoThreshold - this.found.count);
    this.found.noteHighlights(joined.used, expansions);
    this.addResults(joined, dropped);
  }

  /**
   * Where many rows were tested already, the filter is listed once, so that its price does not come
   * with every pass.
   */
  private mayGoOn(): boolean {
    const { filter, index, effort } = this;
    if (filter && filter === this.text.filter && effort.spent > manyEntries && filter.estimate <= index.rows)
      this.filter = listed(index.rows, filter.collect());
    return effort.mayGoOn();
  }

  private withTypos(word: string, prefix: boolean): Expansion {
    const name = prefix ? `${word}*` : word;
    const existing = this.misspelt.get(name);
    if (existing) return existing;
    const expansion = expandWithTypos(this.index, word, prefix, this.fields, this.options);
    this.misspelt.set(name, expansion);
    return expansion;
  }

  private addResults(joined: Joined, dropped: number, synonym = false): void {
    if (joined.count === 0) return;
    const scores = scoreRows(this.index, joined, this.fields, this.options);
    const ranked = this.options.demoteSynonyms ? scores.map((score) => withSynonymBit(score, !synonym)) : scores;
    this.found.add(joined, ranked, dropped);
  }

  /** Leaves out rows outside the filter and phrases, and rows found before. */
  private narrow(joined: Joined): void {
    const { filter } = this;
    const { phrases, found } = this;
    const before = found.count > 0;
    this.effort.spent += joined.read + joined.count * joined.masks.length + found.count * ofFoundRow;
    if (!filter && phrases.length === 0 && !before) return;
    compact(joined, (at) => {
      const row = joined.rows[at] as number;
      return (!filter || filter.test(row)) && phrases.every((rows) => rows.has(row)) && !(before && found.has(row));
    });
  }

  private phraseRows(words: readonly string[]): Map<number, number> {
    const rows = new Map<number, number>();
    eachWithPhrase(this.index, words, this.fields, (row, mask) => rows.set(row, mask));
    for (const word of words) {
      const token = this.index.text.vocabulary.find(word);
      if (token >= 0) this.found.highlight(token, Infinity);
    }
    return rows;
  }

  /** A phrase of one word may be the whole of a value. */
  private ownWord([word = '', ...others]: readonly string[]): Candidate[] {
    const token = this.index.text.vocabulary.find(word);
    return others.length > 0 || token < 0 ? [] : [{ token, edits: 0, cost: 0, mask: -1 }];
  }

  /** Without other words, the phrases' rows are the result; all their words count as found at no cost. */
  private phrasesAlone(): void {
    const [first, ...others] = this.phrases;
    const { filter } = this;
    if (!first) return;
    const rows = [...first.keys()].filter(
      (row) => others.every((phrase) => phrase.has(row)) && (!filter || filter.test(row)),
    );
    const joined: Joined = {
      rows: Uint32Array.from(rows),
      count: rows.length,
      masks: this.phrases.map((phrase) => Uint32Array.from(rows, (row) => phrase.get(row) ?? 0)),
      costs: this.phrases.map(() => new Uint8Array(rows.length)),
      read: 0,
      used: this.text.query.phrases.map((words) => this.ownWord(words)),
    };
    this.addResults(joined, 0);
  }
}

function compact(joined: Joined, test: (at: number) => boolean): void {
  let retained = 0;
  for (let at = 0; at < joined.count; at++) {
    if (!test(at)) continue;
    joined.rows[retained] = joined.rows[at] as number;
    for (const masks of joined.masks) masks[retained] = masks[at] as number;
    for (const costs of joined.costs) costs[retained] = costs[at] as number;
    retained++;
  }
  joined.count = retained;
}

/** Leaves the rows with the fewest typos in all: as many typos as it takes to leave `wanted` rows. */
function cutTypos(joined: Joined, wanted: number): void {
  const typosAt = (at: number) => joined.costs.reduce((sum, costs) => sum + ((costs[at] as number) >> 1), 0);
  const totals: number[] = [];
  for (let at = 0; at < joined.count; at++) {
    const typos = typosAt(at);
    totals[typos] = (totals[typos] ?? 0) + 1;
  }
  let max = 0;
  for (let sum = 0; max < totals.length; max++) {
    sum += totals[max] ?? 0;
    if (sum >= Math.max(1, wanted)) break;
  }
  if (max < totals.length - 1) compact(joined, (at) => typosAt(at) <= max);
}
