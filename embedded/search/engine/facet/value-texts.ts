import type { CodedRows } from '../columns/coded-rows.ts';

const maxOpenings = 4096;

/**
 * By code, the JSON text of a facet value: `singles` whole, behind a comma, with the count 1, which
 * most numbers have; `endings` what follows any other count.
 */
type ValueTexts = { singles: string[]; endings: string[] };

/** Pages show the same values again and again. */
const cache = new WeakMap<CodedRows, ValueTexts>();

export function storedTexts(coded: CodedRows): ValueTexts {
  let texts = cache.get(coded);
  if (!texts) {
    texts = noTexts();
    cache.set(coded, texts);
  }
  while (texts.singles.length < coded.size) {
    texts.singles.push('');
    texts.endings.push('');
  }
  return texts;
}

export const noTexts = (): ValueTexts => ({ singles: [], endings: [] });

/** Adds the text of a code. */
export function addText({ singles, endings }: ValueTexts, code: number, value: string, highlighted: string): void {
  const list = JSON.stringify([0, { count: 1, highlighted, value }]);
  singles[code] = list.slice(2, -1);
  endings[code] = list.slice(13, -1);
}

const openings: string[] = [];

/** How a value's text begins, up to what follows its count; those of small counts are reused. */
export function opening(count: number): string {
  if (count >= maxOpenings) return `,{"count":${count}`;
  for (let next = openings.length; next <= count; next++) openings.push(`,{"count":${next}`);
  return openings[count] as string;
}
