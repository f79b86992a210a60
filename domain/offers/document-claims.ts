import { isRecord } from '@/domain/vocabulary/unknown-fields.ts';
import { claimsIn, type MoneyClaim } from './money-claims.ts';
import { plainWords } from './plain-words.ts';
import { endsWithAmount, isFrequencyText } from './repayment-words.ts';
import {
  fieldsOf,
  fieldsWithin,
  forStaff,
  type Path,
  step,
  type Text,
  textsIn,
  type WordsInOrder,
} from './words-of-document.ts';

export type RefusedClaim = { message: string; path: Path };

/** Quotes of customers, which a dealer may not change, and documents without text. */
export const withoutDealersWords: readonly string[] = ['review', 'redirect'];

const reasons: Record<MoneyClaim, string> = {
  approval:
    'These words promise that finance is approved: nobody can before the application is assessed. Say "apply", or leave it out.',
  repayment:
    'These words state a repayment: name the interest rate and the comparison rate with it, or leave the repayment out.',
  'annual-rate':
    'These words state a repayment: name the annual interest rate beside the comparison rate, for example "6.99% p.a.".',
  rate: 'These words state an interest rate: name the comparison rate with it.',
  warning:
    'A comparison rate needs its warning with it: "WARNING: This comparison rate is true only for the example given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate."',
  price: 'These words state a price: say what it is, for example "drive away".',
};

/**
 * What the text of a document claims about money without what must be beside it (PLUS-08), each
 * with its place. Read together are the texts of one block of a page, of one setting and of one
 * entry of a menu, and elsewhere all texts of the document: each text by itself, and all of them in
 * the order of `table` as the one text that shoppers read.
 */
export function claimsOf(document: unknown, table: WordsInOrder): RefusedClaim[] {
  if (!isRecord(document) || withoutDealersWords.includes(String(document._type))) return [];
  return surroundings(document, table).flatMap(claimsOfTexts);
}

/** Lists and objects whose entries shoppers see in different places: what is beside one is not beside another. */
const apart = new Set(['blocks', 'settings', 'texts', 'items', 'groups']);

function surroundings(document: Record<string, unknown>, table: WordsInOrder): Text[][] {
  const entries = Object.entries(document);
  const own = Object.fromEntries(entries.filter(([name]) => !apart.has(name)));
  const fields = fieldsOf(document, table);
  return [
    textsIn(own, table, [], fields),
    ...entries
      .filter(([name]) => apart.has(name))
      .flatMap(([name, value]) => parts(value, table, [name], fieldsWithin(fields, name, table))),
  ];
}

/** The entries of what is shown apart, each by itself; `texts` of `settings` are again. */
function parts(value: unknown, table: WordsInOrder, path: Path, fields: WordsInOrder[string] | undefined): Text[][] {
  if (Array.isArray(value)) return value.map((item, at) => textsIn(item, table, [...path, step(item, at)], fields));
  return Object.entries(isRecord(value) ? value : {})
    .filter(([name]) => !(name.startsWith('_') || forStaff.has(name)))
    .flatMap(([name, inner]) => {
      const [place, within] = [[...path, name], fieldsWithin(fields, name, table)];
      return apart.has(name) ? parts(inner, table, place, within) : [textsIn(inner, table, place, within)];
    });
}

type Piece = Text & { words: string };
type Claim = { claim: MoneyClaim; piece: Piece };

/** One complaint for each text that claims something, alone or with those after it; what several claim together is at the figure's text. */
export function claimsOfTexts(texts: readonly Text[]): RefusedClaim[] {
  const pieces = texts.map((text): Piece => ({ ...text, words: plainWords(text.text) }));
  const all = pieces.map(({ words }) => words).join(' ¶ ');
  const running = pieces.filter(({ kind }) => kind === 'words');
  const alone = pieces.filter(({ kind }) => kind !== 'figure').map((piece) => [piece]);
  const seen = new Set<Piece>();
  return [...alone, ...neighbours(running), ...scattered(running)]
    .flatMap((group) => claimsOfGroup(group, all))
    .flatMap(({ claim, piece }) => {
      if (seen.has(piece)) return [];
      seen.add(piece);
      return [{ message: reasons[claim], path: piece.path }];
    });
}

function claimsOfGroup(group: readonly Piece[], all: string): Claim[] {
  return claimsIn(group.map(({ words }) => words).join(' '), all).flatMap(({ claim, index }) => {
    let end = 0;
    const piece = group.find(({ words }) => {
      end += words.length + 1;
      return index < end;
    });
    return piece ? [{ claim, piece }] : [];
  });
}

/**
 * "Ranger from", "$99", "per week": so many texts make one claim. More of them would let distant
 * texts change what it means.
 */
const atOnce = 3;
const neighbours = (pieces: readonly Piece[]): Piece[][] =>
  pieces.slice(1).map((_, at) => pieces.slice(at, at + atOnce));

/** "$99", and elsewhere in the block "per week" alone: however a theme places them, they are read as one figure. */
function scattered(pieces: readonly Piece[]): Piece[][] {
  const figure = pieces.find(({ words }) => endsWithAmount(words));
  const often = figure && pieces.find((piece) => piece !== figure && isFrequencyText(piece.words));
  return figure && often ? [[figure, often]] : [];
}
