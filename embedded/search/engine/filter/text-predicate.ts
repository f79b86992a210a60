import type { TextColumn } from '../columns/text-column.ts';
import type { Index } from '../index.ts';
import { RowSet } from '../memory/row-set.ts';
import { wordsWith } from '../text/completions.ts';
import { FieldSelection } from '../text/field-selection.ts';
import { tokenise } from '../text/tokenise.ts';
import { WordRows } from '../text/word-rows.ts';
import { codePredicate } from './code-predicate.ts';
import { listed, negated, type Predicate } from './predicate.ts';
import { type FilterValue, filterValues } from './values.ts';

/** Dictionaries up to this size are tried value by value; beyond it the postings of the rarest word lead. */
const smallDictionary = 4096;

/** A wanted value as word numbers; the last may match many (a prefix). */
type Wanted = { words: Set<number>[]; whole: boolean; phrase: boolean; open: boolean };

/** A term on a string field: `:` holds all words, `:=` is the whole value, `:"…"` the phrase, `*` at the end a beginning. */
export function textPredicate(index: Index, column: TextColumn, operator: string, value: string): Predicate {
  const whole = operator === '=' || operator === '!=';
  const positive = positivePredicate(index, column, filterValues(value), whole);
  return operator.startsWith('!') ? negated(index.rows, positive) : positive;
}

function positivePredicate(
  index: Index,
  column: TextColumn,
  values: readonly FilterValue[],
  whole: boolean,
): Predicate {
  const { coded } = column;
  if (coded && whole && values.every((one) => !one.prefix && !one.phrase))
    return codePredicate(coded, wholeCodes(index, column, values));
  const wanted = values.flatMap((one) => resolve(index, one, whole));
  return coded && column.values.length <= smallDictionary
    ? codePredicate(coded, fittingCodes(column, wanted))
    : listed(index.rows, rowsWith(index, column, wanted));
}

function wholeCodes(index: Index, column: TextColumn, values: readonly FilterValue[]): number[] {
  const codes = values.flatMap(({ text }) => {
    const words = tokenise(text, index.characters);
    return words.length === 0 ? [] : column.codesOf(words);
  });
  return [...new Set(codes)];
}

function resolve(index: Index, value: FilterValue, whole: boolean): Wanted[] {
  const { vocabulary, frequency } = index.text;
  const words = tokenise(value.text, index.characters);
  const tokens = words.map((word, at) => {
    if (value.prefix && at === words.length - 1) {
      return new Set(wordsWith(vocabulary, word, (token) => frequency.at(token)));
    }
    const token = vocabulary.find(word);
    return new Set(token < 0 ? [] : [token]);
  });
  if (tokens.length === 0 || tokens.some((set) => set.size === 0)) return [];
  return [{ words: tokens, whole: whole && !value.phrase, phrase: value.phrase, open: value.prefix }];
}

function fittingCodes(column: TextColumn, wanted: readonly Wanted[]): number[] {
  const codes: number[] = [];
  for (let code = 1; code < column.values.length; code++) {
    if (wanted.some((one) => fits(column, code, one))) codes.push(code);
  }
  return codes;
}

function rowsWith(index: Index, column: TextColumn, wanted: readonly Wanted[]): RowSet {
  const found = new RowSet(0);
  const marks = new Uint8Array(index.rows);
  const fields = new FieldSelection([column.field]);
  const holders = new WordRows();
  for (const one of wanted) {
    for (const token of rarest(index, one.words)) {
      holders.length = 0;
      const { rows, length } = index.text.read(token, fields, holders);
      for (let at = 0; at < length; at++) {
        const row = rows[at] as number;
        if (marks[row] === 1 || !rowFits(column, row, one)) continue;
        marks[row] = 1;
        found.add(row);
      }
    }
  }
  return found;
}

function rarest(index: Index, words: readonly Set<number>[]): Set<number> {
  const cost = (set: Set<number>) => {
    let sum = 0;
    for (const token of set) sum += index.text.frequency.at(token);
    return sum;
  };
  return words.reduce((best, set) => (cost(set) < cost(best) ? set : best));
}

function rowFits(column: TextColumn, row: number, wanted: Wanted): boolean {
  for (let entry = column.entryStart(row); entry < column.entryEnd(row); entry++) {
    if (fits(column, column.sequence(entry), wanted)) return true;
  }
  return false;
}

function fits(column: TextColumn, sequence: number, { words, whole, phrase, open }: Wanted): boolean {
  const start = column.sequenceStart(sequence);
  const end = column.sequenceEnd(sequence);
  const stored = column.words;
  const at = (from: number) => words.every((set, step) => from + step < end && set.has(stored[from + step] as number));
  if (whole) return (open ? end - start >= words.length : end - start === words.length) && at(start);
  if (phrase) {
    for (let from = start; from + words.length <= end; from++) if (at(from)) return true;
    return false;
  }
  return words.every((set) => {
    for (let place = start; place < end; place++) if (set.has(stored[place] as number)) return true;
    return false;
  });
}
