import { Uint32List } from '../memory/growable.ts';
import { type FieldSelection, fieldBit, fieldsPerGroup } from './field-selection.ts';
import { Postings } from './postings.ts';
import { Vocabulary } from './vocabulary.ts';
import type { WordRows } from './word-rows.ts';

/** The words of all text fields of a collection. Fields are numbered; each 32 of them share one set of postings. */
export class TextIndex {
  readonly vocabulary = new Vocabulary();
  /** How many living documents hold the word, per word number. */
  readonly frequency = new Uint32List();
  private readonly groups: Postings[] = [];
  private readonly masks: Uint32List[] = [];
  private readonly touched: number[] = [];
  private readonly seen = new Uint32List();
  private generation = 0;
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
    this.generation++;
  }

  touch(token: number, field: number): void {
    const mask = this.groupMask(Math.floor(field / fieldsPerGroup), token);
    mask.data[token] = ((mask.data[token] as number) | fieldBit(field)) >>> 0;
    if (this.seen.data[token] === this.generation) return;
    this.seen.data[token] = this.generation;
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

  /** Rows with the word in any of the fields, added to `into`; mask bit i is set when field i of `fields` holds it. */
  read(token: number, fields: FieldSelection, into: WordRows): WordRows {
    for (const part of fields.groups) this.groups[part.group]?.read(token, part, into);
    return into;
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
