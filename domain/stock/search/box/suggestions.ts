import { modelsOf, phraseOf } from './dictionary.ts';
import type { CountedValue, Vocabulary } from './vocabulary.ts';

const suggestionKinds = ['make', 'model', 'body', 'feature', 'location'] as const;
type SuggestionKind = (typeof suggestionKinds)[number];

/** What a shopper may be about to type: its name, all words of the box with it in them, and how many of the site's vehicles it names. */
export type Suggestion = { kind: SuggestionKind; label: string; text: string; count: number };

/** Longer text is not the name of anything. */
export const maxSuggestedLength = 80;
const maxTailWords = 4;

type Name = { kind: SuggestionKind; label: string; words: readonly string[]; count: number };

/**
 * Completions of a query's last words, from a site's own stock: names that begin so, else names
 * with a word that does, else names with one letter wrong (SRCH-05). The words before stay as they
 * were typed.
 */
export function suggestionsOf(query: string, vocabulary: Vocabulary, max = 8): Suggestion[] {
  const typed = query.slice(0, maxSuggestedLength).split(/\s+/).filter(Boolean);
  if (typed.length === 0) return [];
  const names = namesOf(vocabulary);
  for (const fits of [begins, holds, resembles]) {
    for (let tail = Math.min(maxTailWords, typed.length); tail > 0; tail -= 1) {
      const requested = phraseOf(typed.slice(-tail).join(' '));
      const found = requested === '' ? [] : names.filter(({ words }) => fits(requested.split(' '), words));
      if (found.length > 0) return ranked(found, typed.slice(0, -tail), max);
    }
  }
  return [];
}

function namesOf(vocabulary: Vocabulary): Name[] {
  const { make = [], body = [], filtered_features: features = [], location_name: locations = [] } = vocabulary;
  const of = (kind: SuggestionKind, values: readonly CountedValue[]): Name[] =>
    values.map(({ value, count }) => ({ kind, label: value, words: phraseOf(value).split(' '), count }));
  const models = modelsOf(vocabulary).map(({ make: maker, model, count }) => ({
    value: model.startsWith(maker) ? model : `${maker} ${model}`,
    count,
  }));
  return [
    ...of('make', make),
    ...of('model', models),
    ...of('body', body),
    ...of('feature', features),
    ...of('location', locations),
  ];
}

type Fits = (requested: readonly string[], words: readonly string[]) => boolean;

const begins: Fits = (requested, words) =>
  words.join(' ').startsWith(requested.join(' ')) || words.join('').startsWith(requested.join(''));

/**
 * Each word of the query begins a word of the name, in the same order: "land cr", "ranger", "cx5".
 */
const holds: Fits = (requested, words) => {
  if (words.some((_, at) => words.slice(at).join('').startsWith(requested.join('')))) return true;
  let from = 0;
  return requested.every((word) => {
    const at = words.findIndex((one, index) => index >= from && one.startsWith(word));
    from = at + 1;
    return at >= 0;
  });
};

const resembles: Fits = (requested, words) =>
  requested.length === 1 &&
  words.some((word) => (requested[0]?.length ?? 0) >= 4 && isOneEditFrom(requested[0] ?? '', word));

/**
 * Whether one letter was left out, put in, taken for another or for its neighbour; letters after
 * those of the query do not count.
 */
function isOneEditFrom(requested: string, word: string): boolean {
  let at = 0;
  while (at < requested.length && requested[at] === word[at]) at += 1;
  const rest = (from: number) => requested.slice(from);
  const ends = [word.slice(at), word.slice(at + 1), word.slice(at + 2)];
  const [same = '', next = '', second = ''] = ends;
  const swapped = requested[at] === word[at + 1] && requested[at + 1] === word[at] && second.startsWith(rest(at + 2));
  return (
    at > 0 && (next.startsWith(rest(at + 1)) || next.startsWith(rest(at)) || same.startsWith(rest(at + 1)) || swapped)
  );
}

function ranked(found: readonly Name[], head: readonly string[], maxCount: number): Suggestion[] {
  const place = ({ kind }: Name) => suggestionKinds.indexOf(kind);
  return found
    .toSorted((one, other) => place(one) - place(other) || other.count - one.count)
    .slice(0, maxCount)
    .map(({ kind, label, count }) => ({ kind, label, count, text: [...head, label].join(' ') }));
}
