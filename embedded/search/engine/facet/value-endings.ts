import type { CodedRows } from '../columns/coded-rows.ts';

/** What follows the count of a facet value, as JSON text, by code; kept, as pages show the same values again and again. */
const kept = new WeakMap<CodedRows, string[]>();

/** Code → the end of its facet value. `labelOf` gives the value of a code that is new to it. */
export function endingsOf(coded: CodedRows, labelOf: (code: number) => string): (code: number) => string {
  const endings = kept.get(coded) ?? [];
  kept.set(coded, endings);
  while (endings.length < coded.size) endings.push('');
  return (code) => endings[code] || keep(endings, code, labelOf(code));
}

function keep(endings: string[], code: number, label: string): string {
  const ending = endingOf(label, label);
  endings[code] = ending;
  return ending;
}

export function endingOf(value: string, highlighted: string): string {
  return JSON.stringify({ count: 0, highlighted, value }).slice('{"count":0'.length);
}
