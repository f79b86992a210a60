import { itemsOf } from '../catalogue/named-records.ts';
import { notFound } from '../engine/failure.ts';
import type { JsonObject } from '../engine/json.ts';
import { list, type RawParameters } from '../engine/search/parameters.ts';
import type { SearchSource } from '../engine/search/search.ts';
import type { Wording } from '../engine/search/select.ts';
import type { CharacterTable } from '../engine/text/characters.ts';
import { tokenise } from '../engine/text/tokenise.ts';
import type { SearchService } from '../service.ts';

/** How a query's words change before they are looked up: stop words go, synonyms give other wordings. Fails with 404 for an unknown list. */
export function wordingOf(service: SearchService, { index, schema }: SearchSource, raw: RawParameters): Wording {
  const { characters } = index;
  const stops = stopWords(service, raw.stopwords, characters);
  const sets = [...schema.synonymSets, ...list(raw, 'synonym_sets')];
  if (sets.length === 0 && stops.size === 0) return asTyped;
  const groups = sets
    .flatMap((name) => itemsOf(service.synonymSets.find(name)))
    .map((item) => readGroup(item, characters));
  return {
    adjust(words) {
      const kept = words.filter((word) => !stops.has(word));
      const left = kept.length > 0 ? kept : [...words];
      return { words: left, synonyms: wordings(left, groups).slice(1) };
    },
  };
}

const asTyped: Wording = { adjust: (words) => ({ words: [...words], synonyms: [] }) };

/** As many wordings of one query as are looked up. */
const mostWordings = 40;

/** The words as they are, then with each synonym, then with several: "auto hatchback" is also "automatic hatch". */
function wordings(words: readonly string[], groups: readonly Group[]): string[][] {
  const known: string[][] = [[...words]];
  for (const group of groups) {
    if (known.length >= mostWordings) break;
    known.push(...known.flatMap((one) => otherWordings(one, group)));
  }
  return known.slice(0, mostWordings);
}

/** `from` may stand for any of `to`. */
type Group = { from: string[][]; to: string[][] };

function readGroup(item: JsonObject, characters: CharacterTable): Group {
  const texts = Array.isArray(item.synonyms) ? item.synonyms.map(String) : [];
  const to = texts.map((text) => tokenise(text, characters)).filter((words) => words.length > 0);
  const root = typeof item.root === 'string' ? tokenise(item.root, characters) : [];
  return { from: root.length > 0 ? [root] : to, to };
}

function otherWordings(words: readonly string[], { from, to }: Group): string[][] {
  return from.flatMap((wanted) => {
    const at = placeOf(words, wanted);
    if (at < 0) return [];
    const others = to.filter((other) => other.join(' ') !== wanted.join(' '));
    return others.map((other) => [...words.slice(0, at), ...other, ...words.slice(at + wanted.length)]);
  });
}

/** Where the wanted words stand next to each other; -1 when they do not. */
export function placeOf(words: readonly string[], wanted: readonly string[]): number {
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
