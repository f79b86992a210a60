import { compileFilter, matchingRows } from '../engine/filter/compile.ts';
import { FilterCosts } from '../engine/filter/costs.ts';
import type { SearchSource } from '../engine/search/search-source.ts';
import { tokenise } from '../engine/text/tokenise.ts';
import type { QueryWords } from './query-words.ts';

/**
 * What of a query is left beside a rule's words (null where a rule takes none), and the values of
 * its `{field}`s.
 */
export type RuleMatch = { left: string | null; values: Record<string, string> };

type Part = { word: string } | { field: string };

/**
 * Matches the words of one search against rules. `{make}` in a rule means any value of that
 * field.
 */
export class RuleMatcher {
  private readonly source: SearchSource;
  private readonly matches = new Map<string, boolean>();

  constructor(source: SearchSource) {
    this.source = source;
  }

  /**
   * Matches all of a query's words (`exact`) or some in a row; null without a match. Of a rule with
   * `{field}`s only their values are taken from the query.
   */
  match(rule: string, exact: boolean, query: QueryWords): RuleMatch | null {
    const parts = this.partsOf(rule);
    if (parts.length === 0 || (exact && query.excludes)) return null;
    const last = exact ? Math.min(1, query.words.length) : query.words.length;
    for (let from = 0; from < last; from++) {
      const ends = new Attempt(parts, query.words, exact, (field, value) => this.isValue(field, value)).from(from);
      if (ends) return taken(parts, query, from, ends);
    }
    return null;
  }

  private partsOf(rule: string): Part[] {
    return rule.split(/(\{[^{}]+\})/).flatMap((piece): Part[] => {
      if (/^\{[^{}]+\}$/.test(piece)) return [{ field: piece.slice(1, -1).trim() }];
      return tokenise(piece, this.source.index.characters).map((word) => ({ word }));
    });
  }

  /** Whether some document has the value, whole. */
  private isValue(field: string, value: string): boolean {
    const name = `${field}:${value}`;
    const before = this.matches.get(name);
    if (before !== undefined) return before;
    const { index, schema } = this.source;
    const facet = schema.fields.some((one) => one.name === field && one.facet && one.kind === 'string');
    const context = { index, schema, costs: new FilterCosts() };
    const is = facet && matchingRows(index, compileFilter(`${field}:=${quoted(value)}`, context)).count > 0;
    this.matches.set(name, is);
    return is;
  }
}

const quoted = (value: string) => `\`${value.replaceAll('`', '')}\``;

/** One rule against the words of one query: where each of its parts ends. */
class Attempt {
  private readonly parts: readonly Part[];
  private readonly words: readonly string[];
  private readonly exact: boolean;
  private readonly isValue: (field: string, value: string) => boolean;
  /** Pairs of part and place that led to no match, so that each is tried once. */
  private readonly vain = new Set<number>();

  constructor(
    parts: readonly Part[],
    words: readonly string[],
    exact: boolean,
    isValue: (field: string, value: string) => boolean,
  ) {
    this.parts = parts;
    this.words = words;
    this.exact = exact;
    this.isValue = isValue;
  }

  from(at: number, number = 0): number[] | null {
    const part = this.parts[number];
    if (!part) return this.exact && at < this.words.length ? null : [];
    const tried = number * (this.words.length + 1) + at;
    if (this.vain.has(tried)) return null;
    for (const end of this.endsOf(part, at)) {
      const others = this.from(end, number + 1);
      if (others) return [end, ...others];
    }
    this.vain.add(tried);
    return null;
  }

  /** Of a value the longest first. */
  private endsOf(part: Part, at: number): number[] {
    if ('word' in part) return this.words[at] === part.word ? [at + 1] : [];
    const ends: number[] = [];
    for (let end = this.words.length; end > at; end--)
      if (this.isValue(part.field, this.words.slice(at, end).join(' '))) ends.push(end);
    return ends;
  }
}

function taken(parts: readonly Part[], query: QueryWords, from: number, ends: readonly number[]): RuleMatch {
  const values: Record<string, string> = {};
  const places = new Set<number>();
  const dynamic = parts.some((part) => 'field' in part);
  parts.forEach((part, number) => {
    const start = number === 0 ? from : (ends[number - 1] as number);
    const end = ends[number] as number;
    if ('field' in part) values[part.field] = query.words.slice(start, end).join(' ');
    if ('field' in part || !dynamic) for (let at = start; at < end; at++) places.add(at);
  });
  return { left: query.without(places), values };
}

/**
 * Whether a filter is the rule's, letter for letter; `{field}` in the rule matches whatever is
 * there, and nothing of another condition.
 */
export function matchFilter(rule: string, filter: string): Record<string, string> | null {
  const pieces = rule.split(/\{([^{}]+)\}/);
  const values: Record<string, string> = {};
  const [first = '', ...rest] = pieces;
  if (rest.length === 0) return filter === rule ? values : null;
  if (!filter.startsWith(first)) return null;
  let at = first.length;
  for (let number = 0; number < rest.length; number += 2) {
    const literal = rest[number + 1] ?? '';
    const last = number + 2 >= rest.length;
    const end = last ? filter.length - literal.length : filter.indexOf(literal, at + 1);
    const value = end > at && filter.startsWith(literal, end) ? filter.slice(at, end).trim() : '';
    if (value === '' || /&&|\|\||[()]/.test(value)) return null;
    values[(rest[number] as string).trim()] = value.replace(/^`([^`]*)`$/, '$1');
    at = end + literal.length;
  }
  return values;
}

/** The text with `{field}` replaced by its value; in filters, write it without quotes of its own. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(
    /\{([^{}]+)\}/g,
    (whole, field: string) => values[field.trim()]?.replace(/[`(),&|[\]:]/g, ' ') ?? whole,
  );
}
