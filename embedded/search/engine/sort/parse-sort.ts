import { unprocessable } from '../failure.ts';
import { splitOutside } from './split.ts';

/** One part of `sort_by`: the name, what is in its parentheses, and the order. */
export type SortPart = { name: string; options: string; descending: boolean };

/** Reads `sort_by`; fails with 422 as documented. */
export function parseSort(text: string): SortPart[] {
  const parts = splitOutside(text).map(parsePart);
  if (parts.length > 3) throw unprocessable('Only upto 3 sort_by fields can be specified.');
  return parts;
}

function parsePart(text: string): SortPart {
  const colon = text.lastIndexOf(':');
  const target = colon < 0 ? '' : text.slice(0, colon).trim();
  const order = text
    .slice(colon + 1)
    .trim()
    .toLowerCase();
  if (target === '' || order.includes(')')) throw unprocessable('Parameter `sort_by` is malformed.');
  const open = target.indexOf('(');
  if (open > 0 && !target.endsWith(')')) throw unprocessable('Parameter `sort_by` is malformed.');
  const name = open > 0 ? target.slice(0, open).trim() : target;
  if (order !== 'asc' && order !== 'desc')
    throw unprocessable(`Order for field\` ${name}\` should be either ASC or DESC.`);
  return { name, options: open > 0 ? target.slice(open + 1, -1) : '', descending: order === 'desc' };
}

/** `missing_values: last, precision: 2mi` as a record. */
export function readOptions(text: string): Record<string, string> {
  const pairs = text.split(',').map((pair) => pair.split(':').map((side) => side.trim()));
  return Object.fromEntries(pairs.filter((pair) => pair.length === 2));
}
