import type { CodedRows } from '../columns/coded-rows.ts';

const maxOpenings = 4096;

/** By code, a facet value as JSON text behind a comma: of one vehicle, as most values of numbers are, and what follows any other count. */
type ValueTexts = { singles: string[]; endings: string[] };

/** As pages show the same values again and again. */
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

/** Takes the text of a code in. */
export function addText({ singles, endings }: ValueTexts, code: number, value: string, highlighted: string): void {
  const list = JSON.stringify([0, { count: 1, highlighted, value }]);
  singles[code] = list.slice(2, -1);
  endings[code] = list.slice(13, -1);
}

const openings: string[] = [];

/** How a value's text begins, up to what follows its count; small counts are met again and again. */
export function opening(count: number): string {
  if (count >= maxOpenings) return `,{"count":${count}`;
  for (let next = openings.length; next <= count; next++) openings.push(`,{"count":${next}`);
  return openings[count] as string;
}
