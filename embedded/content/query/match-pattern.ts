import { Path } from 'groq-js';

/** How groq-js splits texts and patterns into words; a pattern retains its `*`. */
const WORD = /([^!@#$%^&*(),\\/?";:{}|[\]+<>\s-])+/g;
const WORD_WITH_WILDCARD = /([^!@#$%^&(),\\/?";:{}|[\]+<>\s-])+/g;
const EDGE_DOTS = /(?<!\.)(?:\b\.+|\.+\b)/g;
const MAX_LENGTH = 1024;

const words = (text: string, word: RegExp): string[] => text.replace(EDGE_DOTS, '').toLowerCase().match(word) ?? [];

/** `*` matches any letters. Every piece is looked for from where the last one ended: a text is read once, whatever the pattern. */
export function matchesWildcards(word: string, pattern: string): boolean {
  const pieces = pattern.split('*');
  const first = pieces.shift() ?? '';
  const last = pieces.pop();
  if (last === undefined) return word === first;
  if (word.length < first.length + last.length || !word.startsWith(first) || !word.endsWith(last)) return false;
  let from = first.length;
  for (const piece of pieces) {
    const at = word.indexOf(piece, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  return from <= word.length - last.length;
}

/**
 * The right side of GROQ's `match`, in linear time: groq-js makes a regular expression of it, which
 * takes minutes for a dozen `*`. It is a path to groq-js, whose operator `in` tests whether a path
 * matches a text.
 */
export class MatchPattern extends Path {
  readonly #patterns: readonly string[];

  /** Anything but texts matches nothing. */
  constructor(value: unknown) {
    super('');
    const texts: unknown[] = Array.isArray(value) ? value : [value];
    const all = texts.every((text) => typeof text === 'string') ? texts : [];
    this.#patterns = all.flatMap((text) => words(text, WORD_WITH_WILDCARD)).map((term) => term.slice(0, MAX_LENGTH));
  }

  matches(text: string): boolean {
    if (this.#patterns.length === 0) return false;
    const found = words(text, WORD);
    return this.#patterns.every((pattern) => found.some((word) => matchesWildcards(word, pattern)));
  }
}
