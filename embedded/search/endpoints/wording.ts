import { itemsOf } from '../catalogue/named-records.ts';
import { notFound } from '../engine/failure.ts';
import type { JsonObject } from '../engine/json.ts';
import { maxWords } from '../engine/query/parse-query.ts';
import { list, type RawParameters } from '../engine/search/parameters.ts';
import type { SearchSource } from '../engine/search/search-source.ts';
import type { Wording } from '../engine/search/select.ts';
import type { CharacterTable } from '../engine/text/characters.ts';
import { tokenise } from '../engine/text/tokenise.ts';
import type { SearchService } from '../service.ts';

/**
 * How a query's words change before they are looked up: stop words go, synonyms give other
 * wordings. Fails with 404 for an unknown list.
 */
export function wordingOf(service: SearchService, source: SearchSource, raw: RawParameters): Wording {
  const stops = stopWords(service, raw.stopwords, source.index.characters);
  if (setsOf(source, raw).length === 0 && stops.size === 0) return asTyped;
  const synonyms = synonymsOf(service, source, raw);
  return {
    adjust(words, locale) {
      const retained = words.filter((word) => !stops.has(word));
      const left = retained.length > 0 ? retained : [...words];
      return { words: left, synonyms: synonyms(left, locale) };
    },
  };
}

const asTyped: Wording = { adjust: (words) => ({ words: [...words], synonyms: [] }) };

const setsOf = ({ schema }: SearchSource, raw: RawParameters) =>
  raw.synonym_sets ? [...new Set([...schema.synonymSets, ...list(raw, 'synonym_sets')])] : schema.synonymSets;

/** Other wordings of words that are looked for in fields of a locale. */
export function synonymsOf(service: SearchService, source: SearchSource, raw: RawParameters) {
  const groups = setsOf(source, raw)
    .flatMap((name) => itemsOf(service.synonymSets.find(name)))
    .map((item) => groupOf(item, source.index.characters));
  return (words: readonly string[], locale: string): string[][] =>
    wordings(
      words,
      groups.filter((group) => group.locale === '' || group.locale === (locale || english)),
    ).slice(1);
}

/** The language of fields that name none. */
const english = 'en';

/** The most wordings of one query that are looked up. */
const maxWordings = 40;

/** The words as they are, then with each synonym, then with several: "auto hatchback" is also "automatic hatch". */
function wordings(words: readonly string[], groups: readonly Group[]): string[][] {
  const variants: string[][] = [[...words]];
  for (const group of groups) {
    for (const one of variants.slice()) {
      if (variants.length >= maxWordings) return variants;
      for (const other of otherWordings(one, group, maxWordings - variants.length)) variants.push(other);
    }
  }
  return variants;
}

/** `from` may match any of `to`, in fields of the locale, if it has one. */
type Group = { locale: string; from: string[][]; to: string[][] };

/** The items of sets, prepared for every search; an item never changes. */
const readings = new WeakMap<JsonObject, { characters: CharacterTable; group: Group }>();

function groupOf(item: JsonObject, characters: CharacterTable): Group {
  const before = readings.get(item);
  if (before?.characters === characters) return before.group;
  const group = readGroup(item, characters);
  readings.set(item, { characters, group });
  return group;
}

function readGroup(item: JsonObject, characters: CharacterTable): Group {
  const texts = Array.isArray(item.synonyms) ? item.synonyms.map(String) : [];
  const to = texts.map((text) => tokenise(text, characters)).filter((words) => words.length > 0);
  const root = typeof item.root === 'string' ? tokenise(item.root, characters) : [];
  const locale = typeof item.locale === 'string' ? item.locale : '';
  return { locale, from: root.length > 0 ? [root] : to, to };
}

function otherWordings(words: readonly string[], { from, to }: Group, max: number): string[][] {
  const others: string[][] = [];
  for (const wanted of from) {
    const at = placeOf(words, wanted);
    if (at < 0) continue;
    for (const other of to) {
      if (others.length >= max) return others;
      if (other.join(' ') === wanted.join(' ') || words.length - wanted.length + other.length > maxWords) continue;
      others.push([...words.slice(0, at), ...other, ...words.slice(at + wanted.length)]);
    }
  }
  return others;
}

/** The index at which the wanted words begin in a row; -1 for none. */
function placeOf(words: readonly string[], wanted: readonly string[]): number {
  if (wanted.length === 0) return -1;
  return words.findIndex((_, at) => wanted.every((word, step) => words[at + step] === word));
}

function stopWords(service: SearchService, id: string | undefined, characters: CharacterTable): Set<string> {
  if (!id) return new Set();
  const record = service.stopwords.find(id);
  if (!record) throw notFound('Could not find the stopword set named `'.concat(id, '`.'));
  const texts = Array.isArray(record.stopwords) ? record.stopwords.map(String) : [];
  return new Set(texts.flatMap((text) => tokenise(text, characters)));
}
