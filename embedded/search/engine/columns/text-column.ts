import { Float64List, Uint32List } from '../memory/growable.ts';
import type { CharacterTable } from '../text/characters.ts';
import type { TextIndex } from '../text/text-index.ts';
import { tokenise } from '../text/tokenise.ts';
import { CodedRows } from './coded-rows.ts';
import { FoldedValues } from './folded-values.ts';
import { Repeats } from './repeats.ts';
import { ValueRanks } from './value-ranks.ts';

const foldedAtOnce = 4096;

/**
 * A string field. Its words are as sequences of word numbers: one per distinct value where the
 * field has a dictionary (facets, sorting, grouping), else one per value that does not repeat. That
 * forward index serves phrases, exact values and distances between words.
 */
export class TextColumn {
  readonly field: number;
  readonly list: boolean;
  readonly coded: CodedRows | null;
  /** Distinct values by code; [0] is the missing value. */
  readonly values: string[] = [''];
  private readonly codeOf = new Map<string, number>();
  private readonly tokens = new Uint32List();
  private readonly ends = new Uint32List();
  /** Without a dictionary: the sequence of each entry. */
  private readonly entries = new Uint32List();
  private readonly repeats = new Repeats();
  private readonly rowEnds: Uint32List | null;
  private readonly characters: CharacterTable;
  private readonly orders = new Float64List();
  private readonly ranks = new ValueRanks();
  private readonly folded = new FoldedValues();

  constructor(options: { field: number; list: boolean; keyed: boolean; characters: CharacterTable }) {
    this.field = options.field;
    this.list = options.list;
    this.characters = options.characters;
    this.coded = options.keyed ? new CodedRows(options.list) : null;
    this.rowEnds = options.list && !options.keyed ? new Uint32List() : null;
    if (options.keyed) this.ends.push(0);
  }

  /** Appends the next row; its words are touched in `text`. */
  append(values: readonly string[], text: TextIndex): void {
    if (this.coded) this.appendCoded(this.coded, values, text);
    else this.appendSequences(values, text);
  }

  /** Touches the words of a row again (to forget them) and takes it out of the counts. */
  remove(row: number, text: TextIndex): void {
    for (let at = this.entryStart(row); at < this.entryEnd(row); at++) this.touchSequence(this.sequence(at), text);
    this.coded?.remove(row);
  }

  entryStart(row: number): number {
    if (this.coded) return this.coded.start(row);
    if (!this.rowEnds) return row;
    return row === 0 ? 0 : this.rowEnds.at(row - 1);
  }

  entryEnd(row: number): number {
    if (this.coded) return this.coded.end(row);
    return this.rowEnds ? this.rowEnds.at(row) : row + 1;
  }

  /** The word sequence of an entry (an index between `entryStart` and `entryEnd` of its row). */
  sequence(entry: number): number {
    return (this.coded ? this.coded.codes : this.entries).at(entry);
  }

  get sequences(): number {
    return this.ends.length;
  }

  sequenceStart(sequence: number): number {
    return sequence === 0 ? 0 : this.ends.at(sequence - 1);
  }

  sequenceEnd(sequence: number): number {
    return this.ends.at(sequence);
  }

  /** Word numbers; read between `sequenceStart` and `sequenceEnd`. */
  get words(): Uint32Array {
    return this.tokens.data;
  }

  codeFor(value: string): number | undefined {
    return this.codeOf.get(value);
  }

  /** Code → a number that orders by the first six letters (lower-cased), for sorting; equal numbers need `compareText` on `folded`. */
  orderOf(code: number): number {
    while (this.orders.length < this.values.length)
      this.orders.push(leadingLetters(this.values[this.orders.length] as string));
    return this.orders.at(code);
  }

  /** Codes in the order of their values, and the place of each code in it. */
  ranked(): ValueRanks {
    this.ranks.update(this.values);
    return this.ranks;
  }

  /** Codes of the values that consist of just these words. */
  codesOf(words: readonly string[]): readonly number[] {
    return this.folded.codesOf(words, this.values, this.characters);
  }

  get bytes(): number {
    const text = this.values.reduce((sum, value) => sum + value.length + 80, 0);
    const lists = [
      this.tokens,
      this.ends,
      this.entries,
      this.rowEnds,
      this.coded,
      this.repeats,
      this.ranks,
      this.folded,
    ];
    return lists.reduce((sum, list) => sum + (list?.bytes ?? 0), text);
  }

  private appendCoded(coded: CodedRows, values: readonly string[], text: TextIndex): void {
    const codes = values.map((value) => this.code(value, text));
    for (const code of codes) this.touchSequence(code, text);
    if (this.list) coded.appendMany(codes);
    else coded.appendOne(codes[0] ?? 0);
  }

  private appendSequences(values: readonly string[], text: TextIndex): void {
    const add = (value: string) => this.addSequence(value, text);
    for (const value of this.list ? values : [values[0] ?? '']) {
      const sequence = this.repeats.sequenceOf(value, add);
      this.entries.push(sequence);
      this.touchSequence(sequence, text);
    }
    this.rowEnds?.push(this.entries.length);
  }

  private code(value: string, text: TextIndex): number {
    const cached = this.codeOf.get(value);
    if (cached !== undefined) return cached;
    const code = this.addSequence(value, text);
    this.codeOf.set(value, code);
    // A large dictionary is folded while it grows, as a search that had to do all of it would keep others waiting.
    if (this.values.push(value) % foldedAtOnce === 0) this.folded.update(this.values, this.characters);
    return code;
  }

  private addSequence(value: string, text: TextIndex): number {
    for (const word of tokenise(value, this.characters)) this.tokens.push(text.token(word));
    return this.ends.push(this.tokens.length);
  }

  private touchSequence(sequence: number, text: TextIndex): void {
    const end = this.sequenceEnd(sequence);
    for (let at = this.sequenceStart(sequence); at < end; at++) text.touch(this.tokens.at(at), this.field);
  }
}

/** The first six UTF-16 units as one number, in their order; what follows a unit beyond 254 is left to the tie. */
function leadingLetters(value: string): number {
  const folded = value.slice(0, 12).toLowerCase();
  let order = 0;
  let open = true;
  for (let at = 0; at < 6; at++) {
    const unit = open ? Math.min(255, folded.charCodeAt(at) || 0) : 0;
    if (unit === 255) open = false;
    order = order * 256 + unit;
  }
  return order;
}

export function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
