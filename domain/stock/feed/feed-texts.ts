import { decodeHTML } from 'entities';
import { phrases } from './words/match-words.ts';

/** Texts of feeds: entities, tags and lists as programs write them. */

/** Names and signs as they are read; what was encoded twice is decoded twice. */
export function decoded(text: string): string {
  let plain = text;
  for (let pass = 0; pass < 3 && plain.includes('&'); pass += 1) {
    const next = decodeHTML(plain);
    if (next === plain) break;
    plain = next;
  }
  return plain;
}

const names = new Set(
  phrases(`
    a, abbr, address, article, b, big, blockquote, br, center, dd, div, dl, dt, em, font, h1, h2, h3, h4, h5, h6, hr, i, img, li, ol, p, pre, s,
    section, small, span, strong, sub, sup, table, tbody, td, th, thead, tr, u, ul, script, style`),
);
const breaking = new Set(phrases('br, p, li, div, tr, ul, ol, h1, h2, h3, h4, h5, h6, hr'));
/** No tag of a dealer's text is longer. */
const maxTagLength = 2_000;

/**
 * Removes tags of HTML, and scripts and styles with their content. Tags that break a line leave a
 * line break; every other "<" stays.
 */
function withoutTags(text: string): string {
  const pieces: string[] = [];
  let at = 0;
  for (let open = text.indexOf('<'); open >= 0; open = text.indexOf('<', Math.max(open + 1, at))) {
    const [, slash = '', name = ''] =
      /^<\s?(\/?)\s?([a-z][a-z0-9]{0,9})(?=[\s/>])/i.exec(text.slice(open, open + 16)) ?? [];
    const tag = name.toLowerCase();
    const close = names.has(tag) ? text.slice(open, open + maxTagLength).indexOf('>') : -1;
    if (close < 0) continue;
    pieces.push(text.slice(at, open), breaking.has(tag) ? '\n' : '');
    at = open + close + 1;
    if (slash === '' && (tag === 'script' || tag === 'style')) at = endOf(tag, text, at);
  }
  return pieces.join('') + text.slice(at);
}

/** Where what a script holds ends, in either case; the end of the text where it is never closed. */
function endOf(tag: 'script' | 'style', text: string, from: number): number {
  const end = text.slice(from).search(tag === 'style' ? /<\/style/i : /<\/script/i);
  const close = end < 0 ? -1 : text.indexOf('>', from + end);
  return close < 0 ? text.length : close + 1;
}

/** A text without the signs of `ends` at its end. */
export function trimmedEnd(text: string, ends: string): string {
  let end = text.length;
  while (end > 0 && ends.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Plain text with its lines: entities decoded, tags of HTML gone, every other "<" left in. */
export function plainText(text: string): string {
  let plain = text.replace(/^<!\[CDATA\[/i, '').replace(/\]\]>$/, '');
  // Tags may themselves be encoded.
  for (let pass = 0; pass < 3; pass += 1) {
    const next = decodeHTML(withoutTags(plain));
    if (next === plain) break;
    plain = next;
  }
  return plain
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** One line of plain text. */
export const plainValue = (text: string): string => plainText(text).replace(/\s+/g, ' ');

/**
 * Entries of a list in one value, each once: a list of JSON or HTML, else separated by lines, "|"
 * or ";", without those by commas.
 */
export function listOf(text: string): string[] {
  const entries = jsonList(text) ?? parted(plainText(text));
  const plain = entries
    .map((entry) => trimmedEnd(plainValue(entry).replace(/^[•·▪*–-]{1,3} /, ''), ' ,;'))
    .filter(Boolean);
  return [...new Map(plain.map((entry) => [entry.toLowerCase(), entry] as const).reverse()).values()].reverse();
}

function parted(text: string): string[] {
  if (/[|\n;]/.test(text)) return text.split(/[|\n;]/);
  // A comma within brackets or a number parts nothing.
  return text.split(/,(?![^()]{0,200}\))(?!(?<=\d,)\d{3}(?!\d))/);
}

/** The texts of a list of JSON in one cell; null if it is not such a list. */
export function jsonList(text: string): string[] | null {
  const plain = text.trim();
  if (!/^\[.*\]$/s.test(plain)) return null;
  try {
    const list: unknown = JSON.parse(plain);
    return Array.isArray(list) && list.every((entry) => typeof entry === 'string') ? list : null;
  } catch {
    return null;
  }
}
