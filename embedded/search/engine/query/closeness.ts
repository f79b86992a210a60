import type { TextColumn } from '../columns/text-column.ts';
import type { Index } from '../index.ts';
import type { Candidate } from './expand.ts';

/** The most words between that count; more are as far. */
export const farthest = 127;
const largestMemo = 65_536;

/**
 * How close together the words of a query are in a field: (127 − words between) × 2, plus 1 when
 * the value is exactly the query. Results are cached per sequence of words, as most recur.
 */
export class Closeness {
  private readonly classes: Uint32Array;
  private readonly tokens: number[];
  private readonly memos: Uint16Array[] = [];
  private readonly last: Int32Array;

  constructor(index: Index, used: readonly (readonly Candidate[])[]) {
    this.classes = index.text.classes();
    this.tokens = used.flat().map((candidate) => candidate.token);
    used.forEach((candidates, word) => {
      for (const { token } of candidates) this.classes[token] = (this.classes[token] as number) | (1 << word);
    });
    this.last = new Int32Array(used.length);
  }

  /** The classes are shared by all searches: every search clears its own. */
  clear(): void {
    for (const token of this.tokens) this.classes[token] = 0;
  }

  of(row: number, field: number, column: TextColumn, together: number, words: number): number {
    const memo = this.memos[field] ?? this.memoOf(field, column);
    const end = column.entryEnd(row);
    let best = 0;
    for (let entry = column.entryStart(row); entry < end; entry++) {
      const sequence = column.sequence(entry);
      let value = sequence < memo.length ? (memo[sequence] as number) - 1 : -1;
      if (value < 0) {
        value = this.measure(column, sequence, words);
        if (sequence < memo.length) memo[sequence] = value + 1;
      }
      if (value > best) best = value;
    }
    return together > 1 || words === 1 ? best : best & 1 ? best : farthest * 2;
  }

  private memoOf(field: number, column: TextColumn): Uint16Array {
    const memo = new Uint16Array(Math.min(column.sequences, largestMemo));
    this.memos[field] = memo;
    return memo;
  }

  private measure(column: TextColumn, sequence: number, words: number): number {
    const start = column.sequenceStart(sequence);
    const end = column.sequenceEnd(sequence);
    const exact = end - start === words && this.isWhole(column, start, words) ? 1 : 0;
    const distance = words === 1 ? 0 : this.shortest(column, start, end);
    return (farthest - Math.min(farthest, distance)) * 2 + exact;
  }

  private isWhole(column: TextColumn, start: number, words: number): boolean {
    for (let word = 0; word < words; word++) {
      if (((this.classes[column.words[start + word] as number] as number) & (1 << word)) === 0) return false;
    }
    return true;
  }

  /** The least number of other words inside a span that holds every query word of this value once. */
  private shortest(column: TextColumn, start: number, end: number): number {
    const { last, classes } = this;
    last.fill(-1);
    let present = 0;
    for (let at = start; at < end; at++) present |= classes[column.words[at] as number] as number;
    let shortest = farthest;
    let seen = 0;
    for (let at = start; at < end; at++) {
      const found = classes[column.words[at] as number] as number;
      if (found === 0) continue;
      seen |= found;
      for (let word = 0; word < last.length; word++) if (found & (1 << word)) last[word] = at;
      if (seen === present) shortest = Math.min(shortest, at - this.earliest(present) + 1);
    }
    return Math.max(0, shortest - bitsIn(present));
  }

  private earliest(present: number): number {
    let earliest = Infinity;
    for (let word = 0; word < this.last.length; word++) {
      if (present & (1 << word)) earliest = Math.min(earliest, this.last[word] as number);
    }
    return earliest;
  }
}

/** How many bits of a mask are set. */
export function bitsIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
