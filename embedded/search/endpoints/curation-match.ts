import { compileFilter } from '../engine/filter/compile.ts';
import { FilterCosts } from '../engine/filter/costs.ts';
import type { SearchSource } from '../engine/search/search.ts';
import { tokenise } from '../engine/text/tokenise.ts';

/** What of a query is left beside a rule's words (null for a rule without words), and which values its `{field}`s stand for. */
export type QueryMatch = { left: string[] | null; values: Record<string, string> };

/** A query has no more words than this. */
const mostWords = 24;

type Part = { word: string } | { field: string };

/** Holds a query against a rule's: all of its words (`exact`) or some in a row. `{make}` stands for any value of that field. Null without a match. */
export function matchQuery(rule: string, exact: boolean, q: string, source: SearchSource): QueryMatch | null {
  if (rule.trim() === '*') return q.trim() === '*' ? { left: null, values: {} } : null;
  const words = tokenise(q, source.index.characters).slice(0, mostWords);
  const parts = partsOf(rule, source);
  if (parts.length === 0) return null;
  for (let from = 0; from < (exact ? Math.min(1, words.length) : words.length); from++) {
    const found = matchParts(parts, words, from, exact, source);
    if (found) return { left: [...words.slice(0, from), ...words.slice(found.end)], values: found.values };
  }
  return null;
}

function partsOf(rule: string, { index }: SearchSource): Part[] {
  return rule.split(/(\{[^{}]+\})/).flatMap((piece): Part[] => {
    if (/^\{[^{}]+\}$/.test(piece)) return [{ field: piece.slice(1, -1).trim() }];
    return tokenise(piece, index.characters).map((word) => ({ word }));
  });
}

type Found = { end: number; values: Record<string, string> };

function matchParts(
  parts: readonly Part[],
  words: readonly string[],
  at: number,
  exact: boolean,
  source: SearchSource,
): Found | null {
  const [part, ...rest] = parts;
  if (!part) return exact && at < words.length ? null : { end: at, values: {} };
  if ('word' in part) return words[at] === part.word ? matchParts(rest, words, at + 1, exact, source) : null;
  for (let end = words.length; end > at; end--) {
    const value = words.slice(at, end).join(' ');
    const found = isValue(part.field, value, source) ? matchParts(rest, words, end, exact, source) : null;
    if (found) return { end: found.end, values: { [part.field]: value, ...found.values } };
  }
  return null;
}

/** Whether some document has the value, whole. */
function isValue(field: string, value: string, { index, schema }: SearchSource): boolean {
  if (!schema.fields.some((one) => one.name === field && one.facet && one.kind === 'string')) return false;
  const filter = compileFilter(`${field}:=${quoted(value)}`, { index, schema, costs: new FilterCosts() });
  return (filter?.collect().count ?? 0) > 0;
}

const quoted = (value: string) => `\`${value.replaceAll('`', '')}\``;

/** The text with `{field}` replaced by its value; in filters, write it without quotes of its own. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(
    /\{([^{}]+)\}/g,
    (whole, field: string) => values[field.trim()]?.replace(/[`(),&|[\]:]/g, ' ') ?? whole,
  );
}
