import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { parse } from 'csv-parse/sync';
import { SaxesParser } from 'saxes';
import type { FeedRow } from '@/domain/stock/feed/feed-row.ts';

/** The file cannot be read as a feed at all; one sentence for whoever runs the import. */
export class FeedUnreadable extends Error {
  override readonly name = 'FeedUnreadable';
}

/** The rows of a CSV, JSON or XML file, each with its line. Throws FeedUnreadable when the file as a whole makes no sense. */
export async function readFeed(file: string): Promise<FeedRow[]> {
  const kind = extname(file).toLowerCase();
  const readers: Record<string, (text: string) => FeedRow[]> = { '.csv': csvRows, '.json': jsonRows, '.xml': xmlRows };
  const reader = readers[kind];
  if (!reader) throw new FeedUnreadable(`${file} is not a .csv, .json or .xml file.`);
  const rows = reader(textOf(await readFile(file)));
  if (rows.length === 0) throw new FeedUnreadable(`${file} holds no vehicle.`);
  return rows;
}

/** Feeds are UTF-8; what is none was written by an older Windows program. A byte-order mark is no part of the text. */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The first line names the columns. */
export function csvRows(text: string): FeedRow[] {
  try {
    const parsed = parse(text, {
      columns: true,
      info: true,
      raw: true,
      delimiter: delimiterOf(text),
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      relax_quotes: true,
    }) as unknown as { record: Record<string, string>; raw: string; info: { lines: number } }[];
    return parsed.map(({ record, raw, info }) => ({ line: info.lines - breaksIn(raw.trim()), values: record }));
  } catch (error) {
    throw new FeedUnreadable(`The file is not CSV: ${sentence(error)}`);
  }
}

const breaksIn = (text: string): number => text.split('\n').length - 1;

/** What parts the names of the columns parts the values too: a value may hold the other signs. */
function delimiterOf(text: string): string {
  const header = text.trimStart().split(/\r?\n/, 1)[0] ?? '';
  const counts = [',', ';', '\t', '|'].map((sign) => [sign, header.split(sign).length] as const);
  return counts.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

/** A list of objects, or an object with one list in it. */
export function jsonRows(text: string): FeedRow[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new FeedUnreadable(`The file is not JSON: ${sentence(error)}`);
  }
  const lists = typeof value === 'object' && value !== null ? Object.values(value).filter(Array.isArray) : [];
  const list: unknown[] | undefined = Array.isArray(value) ? value : lists[0];
  if (!list) throw new FeedUnreadable('The file holds no list of vehicles.');
  const lines = linesOfEntries(text);
  return list.map((entry, at) => ({
    line: lines.length === list.length ? (lines[at] ?? 1) : at + 1,
    values: textsOf(entry),
  }));
}

/** The lines on which the objects of the outermost list begin. */
function linesOfEntries(text: string): number[] {
  const lines: number[] = [];
  const open: string[] = [];
  let line = 1;
  for (const [sign] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}\n]/g)) {
    if (sign === '\n') line += 1;
    if (sign === '{' && open.at(-1) === '[' && open.length <= 2) lines.push(line);
    if (sign === '{' || sign === '[') open.push(sign);
    if (sign === '}' || sign === ']') open.pop();
  }
  return lines;
}

function textsOf(entry: unknown): Record<string, string> {
  if (typeof entry !== 'object' || entry === null) return {};
  return Object.fromEntries(
    Object.entries(entry).flatMap(([name, value]) => {
      if (value === null || value === undefined) return [];
      return [[name, Array.isArray(value) ? value.join('|') : String(value)]];
    }),
  );
}

/** Each child of the root is a vehicle, and its children are the values; a value given several times is a list. */
export function xmlRows(text: string): FeedRow[] {
  const parser = new SaxesParser({ position: true });
  const rows: FeedRow[] = [];
  const path: string[] = [];
  let values: Record<string, string[]> = {};
  let [line, words] = [0, ''];
  parser.on('error', (error) => {
    throw new FeedUnreadable(`The file is not XML: ${error.message}`);
  });
  parser.on('opentag', ({ name }) => {
    path.push(name);
    words = '';
    if (path.length === 2) [line, values] = [parser.line, {}];
  });
  const take = (piece: string) => {
    words += piece;
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', ({ name }) => {
    if (path.length >= 3 && words.trim() !== '') {
      const column = path[2] ?? name;
      values[column] = [...(values[column] ?? []), words.trim()];
    }
    words = '';
    if (path.length === 2) {
      const joined = Object.entries(values).map(([column, all]) => [column, all.join('|')] as const);
      rows.push({ line, values: Object.fromEntries(joined) });
    }
    path.pop();
  });
  parser.write(text).close();
  return rows;
}

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));
