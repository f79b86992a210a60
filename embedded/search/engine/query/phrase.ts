import type { TextColumn } from '../columns/text-column.ts';
import type { Index } from '../index.ts';
import { WordRows } from '../text/word-rows.ts';
import type { QueryFields } from './text-options.ts';

/** Calls back with the rows that hold the words next to each other in one field (or, for a single word, at all); `mask` is those fields. */
export function eachWithPhrase(
  index: Index,
  words: readonly string[],
  fields: QueryFields,
  visit: (row: number, mask: number) => void,
): void {
  const tokens = words.map((word) => index.text.vocabulary.find(word));
  if (tokens.length === 0 || tokens.some((token) => token < 0)) return;
  const { frequency } = index.text;
  const rarest = tokens.reduce((best, token) => (frequency.at(token) < frequency.at(best) ? token : best));
  const { rows, masks, length } = index.text.read(rarest, fields.selection, new WordRows());
  for (let at = 0; at < length; at++) {
    const row = rows[at] as number;
    if (index.alive.at(row) === 0) continue;
    const mask = masks[at] as number;
    const holding = tokens.length === 1 ? mask : fieldsHolding(fields, row, mask, tokens);
    if (holding !== 0) visit(row, holding);
  }
}

function fieldsHolding(fields: QueryFields, row: number, mask: number, tokens: readonly number[]): number {
  return fields.fields.reduce(
    (holding, { column }, at) => (mask & (1 << at) && rowHolds(column, row, tokens) ? holding | (1 << at) : holding),
    0,
  );
}

function rowHolds(column: TextColumn, row: number, tokens: readonly number[]): boolean {
  for (let entry = column.entryStart(row); entry < column.entryEnd(row); entry++) {
    const sequence = column.sequence(entry);
    const end = column.sequenceEnd(sequence) - tokens.length;
    for (let from = column.sequenceStart(sequence); from <= end; from++) {
      if (tokens.every((token, step) => column.words[from + step] === token)) return true;
    }
  }
  return false;
}
