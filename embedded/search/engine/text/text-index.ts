import { Uint32List } from '../memory/growable.ts';
import { Postings } from './postings.ts';
import { Vocabulary } from './vocabulary.ts';

const fieldsPerGroup = 32;

/** The words of all text fields of a collection. Fields are numbered; each 32 of them share one set of postings. */
export class TextIndex {
  readonly vocabulary = new Vocabulary();
  /** How many living documents hold the word, per word number. */
  readonly frequency = new Uint32List();
  private readonly groups: Postings[] = [];
  private readonly masks: Uint32List[] = [];
  private readonly touched: number[] = [];
  private readonly seen = new Uint32List();
  private turn = 0;
  private marks = new Uint32Array(0);

  token(word: string): number {
    const token = this.vocabulary.add(word);
    if (token === this.frequency.length) {
      this.frequency.push(0);
      this.seen.push(0);
    }
    return token;
  }

  /** Starts the words of one document; `touch` each, then `commit`. */
  begin(): void {
    this.touched.length = 0;
    this.turn++;
  }

  touch(token: number, field: number): void {
    const mask = this.groupMask(Math.floor(field / fieldsPerGroup), token);
    mask.data[token] = ((mask.data[token] as number) | fieldBit(field)) >>> 0;
    if (this.seen.data[token] === this.turn) return;
    this.seen.data[token] = this.turn;
    this.touched.push(token);
  }

  commit(row: number): void {
    for (const token of this.touched) {
      this.masks.forEach((masks, group) => {
        const mask = masks.at(token);
        if (mask === 0) return;
        this.groups[group]?.add(token, row, mask);
        masks.data[token] = 0;
      });
      const count = this.frequency.at(token) + 1;
      this.frequency.data[token] = count;
      this.vocabulary.raise(token, count);
    }
  }

  /** Ends the words of a document that was removed (between `begin` and here they were touched). */
  forget(): void {
    for (const token of this.touched) {
      for (const masks of this.masks) if (token < masks.length) masks.data[token] = 0;
      this.frequency.data[token] = Math.max(0, this.frequency.at(token) - 1);
    }
  }

  /** Rows with the word in any of the fields; `mask` has bit i set when field i of `fields` holds it. */
  each(token: number, fields: FieldSelection, visit: (row: number, mask: number) => void): void {
    for (const part of fields.parts) {
      const group = this.groups[part.group];
      let last = 0;
      let lastMask = 0;
      group?.each(token, (row, mask) => {
        const common = (mask & part.mask) >>> 0;
        if (common === 0) return;
        if (common !== last) {
          last = common;
          lastMask = part.translate(common);
        }
        visit(row, lastMask);
      });
    }
  }

  /** Per word number a mark that a search may set and must clear; as long as the vocabulary. */
  classes(): Uint32Array {
    if (this.marks.length < this.vocabulary.size) this.marks = new Uint32Array(Math.ceil(this.vocabulary.size * 1.25));
    return this.marks;
  }

  get bytes(): number {
    return this.vocabulary.bytes + this.frequency.bytes * 2 + this.groups.reduce((sum, group) => sum + group.bytes, 0);
  }

  private groupMask(group: number, token: number): Uint32List {
    while (this.groups.length <= group) {
      this.groups.push(new Postings());
      this.masks.push(new Uint32List());
    }
    const masks = this.masks[group] as Uint32List;
    while (masks.length <= token) masks.push(0);
    return masks;
  }
}

export function fieldBit(field: number): number {
  return (1 << (field % fieldsPerGroup)) >>> 0;
}

type Part = { group: number; mask: number; translate(mask: number): number };

/** The fields of one query in query order, prepared for reading postings. At most 31 fields take part. */
export class FieldSelection {
  readonly parts: Part[] = [];

  constructor(fields: readonly number[]) {
    for (const group of new Set(fields.map((field) => Math.floor(field / fieldsPerGroup)))) {
      const pairs = fields.flatMap((field, at) =>
        Math.floor(field / fieldsPerGroup) === group ? [{ bit: fieldBit(field), at }] : [],
      );
      const mask = pairs.reduce((sum, { bit }) => (sum | bit) >>> 0, 0);
      const translate = (found: number) =>
        pairs.reduce((sum, { bit, at }) => ((found & bit) >>> 0 ? sum | (1 << at) : sum), 0);
      this.parts.push({ group, mask, translate });
    }
  }
}
