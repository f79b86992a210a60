import type { CodedRows } from '../columns/coded-rows.ts';

/** A facet value as JSON text behind a comma: of one vehicle, as most values of numbers are, and what follows any other count. */
type Texts = { single: string; ending: string };

/** By code; kept, as pages show the same values again and again. */
const kept = new WeakMap<CodedRows, (Texts | undefined)[]>();

/** Code and count → the facet value behind a comma. `labelOf` gives the value of a code that is new to it. */
export function keptTexts(
  coded: CodedRows,
  labelOf: (code: number) => string,
): (code: number, count: number) => string {
  const texts = kept.get(coded) ?? [];
  kept.set(coded, texts);
  while (texts.length < coded.size) texts.push(undefined);
  return (code, count) => {
    const { single, ending } = texts[code] ?? keep(texts, code, labelOf(code));
    return count === 1 ? single : `,{"count":${count}${ending}`;
  };
}

function keep(texts: (Texts | undefined)[], code: number, label: string): Texts {
  const made = textsOf(label, label);
  texts[code] = made;
  return made;
}

/** As `keptTexts`, of a value that is marked in this search only. */
export function textsOf(value: string, highlighted: string): Texts {
  const list = JSON.stringify([0, { count: 1, highlighted, value }]);
  return { single: list.slice(2, -1), ending: list.slice(13, -1) };
}
