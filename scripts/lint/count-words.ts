import { sourceWords } from './declared-names.ts';
import { nameRules, proseRules, type WordRule } from './word-rules.ts';

export type Place = { rule: string; path: string; line: number; text: string };
export type Found = { names: Place[]; prose: Place[] };

/**
 * Refused words in one file: in names, comments and titles of tests of TypeScript, in comments of
 * CSS, in everything but code and addresses of a document.
 */
export function refusedWords(path: string, text: string): Found {
  if (path.endsWith('.md')) return { names: [], prose: inProse(path, withoutCode(text), 0) };
  if (path.endsWith('.css')) return { names: [], prose: inTexts(path, text, cssComments(text)) };
  const { names, comments } = sourceWords(path, text);
  return {
    names: names.flatMap(({ name, start }) =>
      rulesFor(nameParts(name), nameRules)
        .filter((rule) => !isExempt(nameRules[rule], path))
        .map((rule) => ({ rule, path, line: lineAt(text, start), text: name })),
    ),
    prose: inTexts(path, text, [...comments, ...titlesOf(path, text)]),
  };
}

type Text = { value: string; start: number };

/** A string may contain what looks like a comment, as a glob does: it is matched first. */
const cssTokens = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\*(.*?)\*\//gs;

const cssComments = (text: string): Text[] =>
  [...text.matchAll(cssTokens)].flatMap(({ 1: value, index }) => (value ? { value, start: index } : []));

/** `it('…'`, `describe.each(cases)('…'`: what a report prints of a test. */
const titleShape = /(?:\b(?:it|describe)(?:\.\w+)*|\))\(\s*(['"`])(.+?)\1/gs;

const titlesOf = (path: string, text: string): Text[] =>
  /\.test\.tsx?$/.test(path)
    ? [...text.matchAll(titleShape)].flatMap(({ 2: value = '', index }) =>
        value.includes(' ') ? { value, start: index } : [],
      )
    : [];

const isExempt = (rule: WordRule | undefined, path: string): boolean =>
  [rule?.allowed, rule?.stored].some((paths) => paths?.test(path));

/** `mostShown` → most, shown; `MOST_TOLD` → most, told. */
const nameParts = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _$]+/);

const inTexts = (path: string, text: string, texts: Text[]): Place[] =>
  texts.flatMap(({ value, start }) => inProse(path, withoutCode(value), lineAt(text, start) - 1));

function inProse(path: string, text: string, linesBefore: number): Place[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...rulesFor(line.toLowerCase().match(/[a-z]+/g) ?? [], proseRules), ...phrasesIn(line.toLowerCase())]
        .filter((rule) => !isExempt(proseRules[rule], path))
        .map((rule) => ({ rule, path, line: linesBefore + index + 1, text: line.trim() })),
    );
}

/** The rule of every refused word, as often as it stands there. */
function rulesFor(words: string[], rules: Record<string, WordRule>): string[] {
  return words.flatMap((word) => Object.keys(rules).filter((rule) => rules[rule]?.words.includes(word)));
}

/** The rule of every refused phrase, as often as it occurs. */
const phrasesIn = (line: string): string[] =>
  Object.keys(proseRules).flatMap((rule) => {
    const { phrase } = proseRules[rule] ?? {};
    return phrase ? [...line.matchAll(phrase)].map(() => rule) : [];
  });

/** Blanks fenced and quoted code and links' targets; lines stay. */
const withoutCode = (text: string): string =>
  text.replaceAll(/```[\s\S]*?```|`[^`\n]*`|\]\([^)\n]*\)/g, (code) => code.replaceAll(/[^\n]/g, ' '));

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
