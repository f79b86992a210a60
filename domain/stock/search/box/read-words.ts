import { queryWords } from '../query-words.ts';
import { plainSearch, type SearchFilters, type SearchState } from '../search-state.ts';
import type { Dictionary } from './dictionary.ts';
import { dictionaryOf, maxPhraseWords, namedByMake, phraseOf } from './dictionary.ts';
import { numberWords } from './number-words.ts';
import { driveAway, type Meaning, smallWords } from './trade-words.ts';
import type { Vocabulary, WordedAttribute } from './vocabulary.ts';

type Lists = Partial<Record<WordedAttribute, readonly string[]>>;

/** How often what is left is read again: words that were apart may mean something together. */
const maxReadings = 4;

/**
 * A search whose words are understood as far as this site's stock contains them: "white ute under
 * 40k automatic diesel" is five filters, and only what is not a filter stays text (SRCH-05). A word
 * counts for more than what was chosen before of the same attribute. Reading the result again
 * changes nothing.
 */
export function readWords(search: SearchState, vocabulary: Vocabulary): SearchState {
  const dictionary = dictionaryOf(vocabulary);
  let read = plainSearch(search);
  for (let at = 0; at < maxReadings && read.query !== ''; at += 1) {
    const next = readOnce(read, vocabulary, dictionary);
    if (next.query === read.query) return next;
    read = next;
  }
  return read;
}

function readOnce(search: SearchState, vocabulary: Vocabulary, dictionary: Dictionary): SearchState {
  const figures = numberWords(search.query);
  const { words, order } = queryWords(figures.words);
  const named = namesIn(words, dictionary);
  const seats = inVocabulary(vocabulary, 'seats', figures.seats === null ? [] : [figures.seats]);
  const weekly = figures.weekly === null ? [] : bandsUpTo(vocabulary, figures.weekly);
  const lists: Lists = {
    ...named.lists,
    ...(seats.length > 0 && { seats }),
    ...(weekly.length > 0 && { weekly_price_range: weekly }),
  };
  const years = named.years.length > 0 && !figures.ranges.year ? { year: rangeOf(named.years) } : {};
  const retained = Object.entries(search.filters).filter(([name]) => !lists.make || !namedByMake.has(name));
  const filters = { ...Object.fromEntries(retained), ...lists, ...figures.ranges, ...years } as SearchFilters;
  const lost = figures.seats !== null && seats.length === 0 ? [`${figures.seats} seater`] : [];
  const understood = Object.keys(filters).length > 0 || order !== null;
  const rest = [...named.rest, ...lost].join(' ');
  return plainSearch({
    ...search,
    query: understood ? significantIn(rest) : rest,
    filters,
    sort: search.sort ?? order,
  });
}

const significantIn = (text: string): string =>
  text.replaceAll(driveAway, ' ').split(' ').filter(isSignificant).join(' ');

const isSignificant = (word: string): boolean => /[\p{L}\p{N}]/u.test(word) && !smallWords.has(word.toLowerCase());

type Names = { lists: Lists; years: number[]; rest: string[] };

/**
 * The longest phrases first, from left to right; a number of its own is a year unless it is the
 * name of a model.
 */
function namesIn(text: string, dictionary: Dictionary): Names {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const meanings: Meaning[] = [];
  const found: Names = { lists: {}, years: [], rest: [] };
  for (let at = 0; at < words.length; ) {
    const length = lengthAt(words, at, dictionary);
    const meaning = dictionary.get(phraseOf(words.slice(at, at + length).join(' ')));
    const word = words[at] ?? '';
    if (length > 0 && meaning) {
      meanings.push(meaning);
      if (meaning.make) meanings.push({ attribute: 'make', values: [meaning.make] });
    } else if (/^(?:19[5-9]|20[0-4])\d$/.test(word)) found.years.push(Number(word));
    else found.rest.push(word);
    at += Math.max(1, length);
  }
  return { ...found, lists: listsOf(meanings) };
}

/** The values that words name of each attribute. A word of many values yields to one of those: a "family SUV" is not a wagon. */
function listsOf(meanings: readonly Meaning[]): Lists {
  const lists: Lists = {};
  for (const { attribute, values } of meanings) {
    const others = meanings.filter((it) => it.attribute === attribute && it.values.length < values.length);
    if (others.some((other) => other.values.every((value) => values.includes(value)))) continue;
    lists[attribute] = [...(lists[attribute] ?? []), ...values];
  }
  return lists;
}

function lengthAt(words: readonly string[], at: number, dictionary: Dictionary): number {
  for (let length = Math.min(maxPhraseWords, words.length - at); length > 0; length -= 1)
    if (dictionary.has(phraseOf(words.slice(at, at + length).join(' ')))) return length;
  return 0;
}

const rangeOf = (years: readonly number[]) => ({ min: Math.min(...years), max: Math.max(...years) });

const inVocabulary = (vocabulary: Vocabulary, attribute: WordedAttribute, values: readonly string[]): string[] =>
  values.filter((value) => (vocabulary[attribute] ?? []).some((one) => one.value === value));

/** The weekly bands that lie below an amount: `100:150` for "$150 a week". */
function bandsUpTo({ weekly_price_range: bands = [] }: Vocabulary, max: number): string[] {
  return bands
    .map(({ value }) => value)
    .filter((band) => Number(band.split(':')[1] || Number.POSITIVE_INFINITY) <= max);
}
