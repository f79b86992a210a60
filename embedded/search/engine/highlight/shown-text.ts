import type { Index } from '../index.ts';
import type { Json } from '../json.ts';
import type { Shape } from '../schema/path.ts';
import { type Word, wordsOf } from '../text/tokenise.ts';

/** A text taken apart once, to be marked in many searches. */
export type ShownText = {
  text: string;
  words: readonly Word[];
  /** The words' numbers; -1 for a word that no document had in a searched field when the text was taken apart. */
  tokens: readonly number[];
  /** The text as a snippet without marks, as JSON text. */
  plain: string;
  /** JSON has nothing to escape in it. */
  clean: boolean;
};

const maxTexts = 8192;
const cache = new WeakMap<Index, Map<string, ShownText>>();

/** The texts of a list, the different word numbers of them all, and how they lie in a list of objects (null when they do not). */
export type ShownList = { items: readonly ShownText[]; tokens: readonly number[]; shape: Shape | null };

/** A value of a document to mark: a text or a list of texts; null for any other value. */
export type ShownValue = ShownText | ShownList | null;

export function shownValue(index: Index, value: Json | undefined, shape: Shape | null = null): ShownValue {
  if (typeof value === 'string') return shownText(index, value);
  if (!Array.isArray(value)) return null;
  const items = value.map((item) =>
    typeof item === 'string' ? shownText(index, item) : { ...bare, plain: plain(String(item)) },
  );
  return { items, tokens: [...new Set(items.flatMap(({ tokens }) => tokens))], shape };
}

/** Only text has words to mark. */
const bare = { text: '', words: [], tokens: [], clean: true };

/** Cached, as vehicles share many texts. */
function shownText(index: Index, text: string): ShownText {
  const texts = cache.get(index) ?? new Map<string, ShownText>();
  cache.set(index, texts);
  const cached = texts.get(text);
  if (cached) return cached;
  const words = wordsOf(text, index.characters);
  const tokens = words.map((word) => index.text.vocabulary.find(word.text));
  const shown = { text, words, tokens, plain: plain(text), clean: isClean(text) };
  if (texts.size >= maxTexts) texts.clear();
  texts.set(text, shown);
  return shown;
}

/** JSON writes the text as it is, between two quotes. */
export const isClean = (text: string) => JSON.stringify(text).length === text.length + 2;

const plain = (text: string) => JSON.stringify({ matched_tokens: [], snippet: text });
