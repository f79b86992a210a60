import { makeAndModel, modelName } from '@/domain/vocabulary/make-name.ts';
import { otherSpellings } from '@/domain/vocabulary/spellings.ts';
import { type Meaning, tradeWords } from './trade-words.ts';
import { type Vocabulary, type WordedAttribute, wordedAttributes } from './vocabulary.ts';

/** What each phrase means on one site. Phrases are lower case, in words. */
export type Dictionary = ReadonlyMap<string, Meaning>;

/** The maximum number of words of a phrase. */
export const maxPhraseWords = 5;
/** A colour's word that is in more names than this is searched for as text: twenty chips are too many to read. */
const maxColours = 6;

/** "Land Cruiser" → "land cruiser", "CX-5" → "cx 5". */
export const phraseOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim();

/**
 * All phrases that a site's own stock gives a meaning: its values as they are, how else they are
 * written, and the trade's words.
 */
export function dictionaryOf(vocabulary: Vocabulary): Dictionary {
  const dictionary = new Map<string, Meaning>();
  const learn = (phrase: string, meaning: Meaning) => {
    for (const one of [phrase, pluralOf(phrase)])
      if (one.length > 1 && !dictionary.has(one)) dictionary.set(one, meaning);
  };
  for (const [words, meanings] of tradeWords) {
    const meaning = firstListed(meanings, vocabulary);
    if (meaning) for (const word of words) learn(phraseOf(word), meaning);
  }
  // The vocabulary is of what is for sale.
  for (const word of ['sold', 'just sold']) learn(word, { attribute: 'status', values: ['sold'] });
  for (const { make, model } of modelsOf(vocabulary)) {
    const meaning: Meaning = { attribute: 'model', values: [model], make };
    for (const name of new Set([makeAndModel(make, model), `${make} ${model}`, model]))
      for (const spelling of [name, ...otherSpellings(name)]) learn(phraseOf(spelling), meaning);
  }
  for (const attribute of wordedAttributes) {
    if (spelledApart.has(attribute)) continue;
    for (const { value } of vocabulary[attribute] ?? []) {
      for (const spelling of [value, ...otherSpellings(value)])
        learn(phraseOf(spelling), { attribute, values: [value] });
    }
  }
  for (const [word, values] of colourWords(vocabulary)) learn(word, { attribute: 'colour', values });
  return dictionary;
}

/** Attributes whose values are not words of their own. */
const spelledApart: ReadonlySet<WordedAttribute> = new Set(['make_model', 'certified', 'weekly_price_range', 'seats']);

/** The models of the stock, each with its make; of a name that several makes use the most frequent comes first. */
export function modelsOf({ make = [], make_model: full = [] }: Vocabulary) {
  return full.flatMap(({ value, count }) => {
    const maker = make.map((one) => one.value).find((name) => value.startsWith(`${name} `));
    return maker ? [{ make: maker, model: modelName(maker, value.slice(maker.length + 1)), count }] : [];
  });
}

/** "utes", "hatches"; names that end in a digit or an s have none. */
function pluralOf(phrase: string): string {
  if (!/[a-z]$/.test(phrase) || /s$/.test(phrase)) return '';
  return /(?:ch|sh|x|z)$/.test(phrase) ? `${phrase}es` : `${phrase}s`;
}

function firstListed(meanings: readonly Meaning[], vocabulary: Vocabulary): Meaning | null {
  for (const { attribute, values } of meanings) {
    const present = (vocabulary[attribute] ?? []).map(({ value }) => value).filter((value) => isOneOf(value, values));
    if (present.length > 0) return { attribute, values: present };
  }
  return null;
}

const isOneOf = (value: string, values: readonly string[]): boolean =>
  values.some((other) => other.toLowerCase() === value.toLowerCase());

/** Each word of the colours' names with all names that have it: "black" of "Agate Black" and "Shadow Black". */
function colourWords({ colour = [] }: Vocabulary): [string, string[]][] {
  const names = new Map<string, string[]>();
  for (const { value } of colour)
    for (const word of new Set(phraseOf(value).split(' '))) names.set(word, [...(names.get(word) ?? []), value]);
  return [...names].filter(([word, values]) => word.length > 2 && values.length <= maxColours);
}

/** The attributes that a make's name decides: its models are none of another make. */
export const namedByMake: ReadonlySet<string> = new Set<WordedAttribute | 'badge' | 'series'>([
  'model',
  'make_model',
  'badge',
  'series',
]);
