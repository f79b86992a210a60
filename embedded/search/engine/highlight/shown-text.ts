import type { Index } from '../index.ts';
import type { Json } from '../json.ts';
import { type Word, wordsOf } from '../text/tokenise.ts';

/** A text taken apart once, to be marked in many searches. */
export type ShownText = {
  text: string;
  words: readonly Word[];
  /** The words' numbers; -1 for a word that no document had in a searched field when the text was taken apart. */
  tokens: readonly number[];
  /** The text as a snippet without marks, as JSON text. */
  plain: string;
};

const mostTexts = 8192;
const kept = new WeakMap<Index, Map<string, ShownText>>();

/** A value of a document to mark: a text or a list of texts; null for what is neither. */
export type ShownValue = ShownText | readonly ShownText[] | null;

export function shownValue(index: Index, value: Json | undefined): ShownValue {
  if (typeof value === 'string') return shownText(index, value);
  if (!Array.isArray(value)) return null;
  return value.map((item) =>
    typeof item === 'string' ? shownText(index, item) : { ...bare, plain: plain(String(item)) },
  );
}

/** What is no text has no words to mark. */
const bare = { text: '', words: [], tokens: [] };

/** Kept, as vehicles share many texts. */
function shownText(index: Index, text: string): ShownText {
  const texts = kept.get(index) ?? new Map<string, ShownText>();
  kept.set(index, texts);
  const known = texts.get(text);
  if (known) return known;
  const words = wordsOf(text, index.characters);
  const tokens = words.map((word) => index.text.vocabulary.find(word.text));
  const shown = { text, words, tokens, plain: plain(text) };
  if (texts.size >= mostTexts) texts.clear();
  texts.set(text, shown);
  return shown;
}

const plain = (text: string) => JSON.stringify({ matched_tokens: [], snippet: text });
