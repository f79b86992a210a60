import type { JsonObject } from '../json.ts';
import { type Field, isDynamic } from '../schema/field.ts';
import { valueAt } from '../schema/path.ts';
import type { CharacterTable } from '../text/characters.ts';
import type { TextIndex } from '../text/text-index.ts';
import { NumberColumn } from './number-column.ts';
import { PackedCodes } from './packed-codes.ts';
import { type Place, PlaceColumn } from './place-column.ts';
import { TextColumn } from './text-column.ts';

type Column = TextColumn | NumberColumn | PlaceColumn;

/** The columns of a collection's indexed fields. */
export class Columns {
  readonly byName = new Map<string, { field: Field; column: Column; quotedName: string }>();
  readonly packed = new PackedCodes();
  private readonly characters: CharacterTable;
  private textFields = 0;

  constructor(characters: CharacterTable) {
    this.characters = characters;
  }

  /** Makes the column of a field, empty for the first `rows` rows. Fields without a column of their own (objects, patterns) are passed over. */
  add(field: Field, rows: number, text: TextIndex): void {
    if (!field.index || field.kind === 'object' || isDynamic(field.name, field.kind)) return;
    const column = this.make(field);
    for (let row = 0; row < rows; row++) appendValues(column, undefined, text);
    if (field.facet && 'coded' in column && column.coded) this.packed.add(column.coded);
    this.byName.set(field.name, { field, column, quotedName: JSON.stringify(field.name) });
  }

  append(row: number, document: JsonObject, text: TextIndex): void {
    for (const { field, column } of this.byName.values()) appendValues(column, valueAt(document, field.name), text);
    this.packed.append(row);
  }

  remove(row: number, text: TextIndex): void {
    for (const { column } of this.byName.values()) {
      if (column instanceof TextColumn) column.remove(row, text);
      else column.remove(row);
    }
  }

  get bytes(): number {
    let sum = this.packed.codes.bytes;
    for (const { column } of this.byName.values()) sum += column.bytes;
    return sum;
  }

  private make(field: Field): Column {
    const { list } = field;
    if (field.kind === 'geopoint') return new PlaceColumn();
    if (field.kind !== 'string') return new NumberColumn({ list, keyed: field.facet });
    const keyed = field.facet || field.sort;
    return new TextColumn({ field: this.textFields++, list, keyed, characters: this.characters });
  }
}

function appendValues(column: Column, value: unknown, text: TextIndex): void {
  const present = value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
  if (column instanceof TextColumn) column.append(present.map(String), text);
  else if (column instanceof NumberColumn) column.append(present.map(Number));
  else column.append(places(present));
}

function places(value: unknown[]): Place[] {
  const pairs = typeof value[0] === 'number' ? [value] : value;
  return pairs.flatMap((pair) =>
    Array.isArray(pair) ? [{ latitude: Number(pair[0]), longitude: Number(pair[1]) }] : [],
  );
}
