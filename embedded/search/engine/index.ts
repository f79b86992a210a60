import { Columns } from './columns/columns.ts';
import type { JsonObject } from './json.ts';
import { Uint8List, Uint32List } from './memory/growable.ts';
import type { Field } from './schema/field.ts';
import type { Schema } from './schema/schema.ts';
import { CharacterTable } from './text/characters.ts';
import { TextIndex } from './text/text-index.ts';

/**
 * The searchable form of a collection. A write appends a row and marks the document's former row
 * dead; rows never move, so that a search in progress needs no lock. `seqs` has the order of first
 * insertion, which breaks ties.
 */
export class Index {
  readonly text = new TextIndex();
  readonly characters: CharacterTable;
  readonly columns: Columns;
  readonly alive = new Uint8List();
  readonly seqs = new Uint32List();
  readonly ids: string[] = [];
  private readonly rowOfId = new Map<string, number>();
  /** Marks per row, zero between uses; long enough for every row. */
  readonly scratch = new Uint32List();

  constructor(schema: Schema) {
    this.characters = new CharacterTable(schema.tokenSeparators, schema.symbolsToIndex);
    this.columns = new Columns(this.characters);
    for (const field of schema.fields) this.addField(field);
  }

  /** All rows, dead ones included. */
  get rows(): number {
    return this.ids.length;
  }

  /** Living documents. */
  get documents(): number {
    return this.rowOfId.size;
  }

  rowOf(id: string): number | undefined {
    return this.rowOfId.get(id);
  }

  addField(field: Field): void {
    this.columns.add(field, this.rows, this.text);
  }

  /** Adds or replaces a document that conforms to the schema. */
  put(id: string, seq: number, document: JsonObject): void {
    this.remove(id);
    const row = this.ids.push(id) - 1;
    this.rowOfId.set(id, row);
    this.seqs.push(seq);
    this.alive.push(1);
    this.scratch.push(0);
    this.text.begin();
    this.columns.append(row, document, this.text);
    this.text.commit(row);
  }

  remove(id: string): boolean {
    const row = this.rowOfId.get(id);
    if (row === undefined) return false;
    this.rowOfId.delete(id);
    this.alive.data[row] = 0;
    this.text.begin();
    this.columns.remove(row, this.text);
    this.text.forget();
    return true;
  }

  /** Share of rows that are dead, 0 to 1. */
  get waste(): number {
    return this.rows === 0 ? 0 : 1 - this.documents / this.rows;
  }

  /** Estimated memory in bytes. */
  get bytes(): number {
    const ids = this.documents * 100 + this.rows * 8;
    return this.columns.bytes + this.text.bytes + this.alive.bytes + this.seqs.bytes + this.scratch.bytes + ids;
  }
}
