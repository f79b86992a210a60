import type { CodedRows } from '../columns/coded-rows.ts';

/** By code, a facet value as JSON text behind a comma: of one vehicle, as most values of numbers are, and what follows any other count. */
export type ValueTexts = { singles: string[]; endings: string[] };

/** As pages show the same values again and again. */
const kept = new WeakMap<CodedRows, ValueTexts>();

export function keptTexts(coded: CodedRows): ValueTexts {
  const texts = kept.get(coded) ?? noTexts();
  kept.set(coded, texts);
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
