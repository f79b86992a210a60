import type { Word } from '../text/tokenise.ts';
import { markEnd, markRange, type Tags } from './mark.ts';
import type { ShownText } from './shown-text.ts';

export type HighlightOptions = Tags & {
  /** Words shown on each side of a match in a snippet. */
  affix: number;
  /** Texts of more words than this are cut to a snippet. */
  threshold: number;
  /** JSON has nothing to escape in the tags. */
  clean: boolean;
};

/** The found words of a text, its marked snippet and, where it is wanted, the whole marked text; each as JSON text, and all as members of an object. */
export type Highlighted = { tokens: string; snippet: string; value: string | null; members: string };

/** Marks the words of a text; `lengths`: how many leading characters of each, 0 for none, of which there is one at least. `full`: with the whole marked text. */
export function highlightText(
  { text, words, clean }: ShownText,
  lengths: readonly number[],
  options: HighlightOptions,
  full: boolean,
): Highlighted {
  const matched: number[] = [];
  for (let at = 0; at < words.length; at++) if ((lengths[at] as number) > 0) matched.push(at);
  const quote = clean && options.clean ? quoted : escaped;
  const [from, to] =
    words.length <= options.threshold ? [0, text.length] : snippetRange(text, words, matched, options.affix);
  const marked = (start: number, end: number) => quote(markRange(text, words, lengths, start, end, options));
  const found = `[${foundWords(text, words, lengths, matched).map(quote).join()}]`;
  const snippet = marked(from, to);
  const value = full ? marked(0, text.length) : null;
  const whole = value === null ? '' : `,"value":${value}`;
  return { tokens: found, snippet, value, members: `"matched_tokens":${found},"snippet":${snippet}${whole}` };
}

const quoted = (text: string) => `"${text}"`;
const escaped = (text: string) => JSON.stringify(text);

function foundWords(
  text: string,
  words: readonly Word[],
  lengths: readonly number[],
  matched: readonly number[],
): string[] {
  const found: string[] = [];
  for (const at of matched) {
    const word = words[at] as Word;
    const shown = text.slice(word.start, markEnd(word, lengths[at] as number));
    if (!found.includes(shown)) found.push(shown);
  }
  return found;
}

/** From `affix` words before the first match to `affix` words after the last one that still lies within reach. */
function snippetRange(
  text: string,
  words: readonly Word[],
  matched: readonly number[],
  affix: number,
): [number, number] {
  const first = matched[0] as number;
  const reach = first + affix * 2 + 1;
  const last = matched.findLast((at) => at <= reach) ?? first;
  const from = Math.max(0, first - affix);
  const to = Math.min(words.length - 1, last + affix);
  return [
    from === 0 ? 0 : (words[from] as Word).start,
    to === words.length - 1 ? text.length : (words[to] as Word).end,
  ];
}
