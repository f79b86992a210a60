/** A document of the property tests: words, a list, numbers that may be missing, a flag. */
export type OracleDocument = {
  id: string;
  make: string;
  tags: string[];
  price: number;
  km?: number;
  sold: boolean;
};

/** A filter as a tree; the oracle walks it, and `filterText` writes it in the filter language. */
export type OracleFilter =
  | { kind: 'is'; field: 'make' | 'tags'; values: string[]; not: boolean }
  | { kind: 'range'; field: 'price' | 'km'; low: number; high: number }
  | { kind: 'compare'; field: 'price' | 'km'; sign: '<' | '<=' | '>' | '>='; value: number }
  | { kind: 'number'; field: 'price' | 'km'; values: number[]; not: boolean }
  | { kind: 'sold'; value: boolean; not: boolean }
  | { kind: 'both'; operator: '&&' | '||'; parts: [OracleFilter, OracleFilter] };

type OracleSort = { field: 'price' | 'km' | 'make'; descending: boolean };
export type OracleQuestion = {
  filter: OracleFilter | null;
  sort: OracleSort[];
  facets: ('make' | 'tags' | 'price' | 'sold')[];
  page: number;
  perPage: number;
  grouped: boolean;
};

export type OracleResponse = {
  found: number;
  ids: string[][];
  facets: Record<string, { counts: Record<string, number>; stats: { min?: number; max?: number; sum?: number } }>;
};

/** The filter in the search service's language; every pair is in parentheses. */
export function filterText(filter: OracleFilter): string {
  switch (filter.kind) {
    case 'is':
      return `${filter.field}:${filter.not ? '!=' : '='}[${filter.values.map((value) => `\`${value}\``).join(',')}]`;
    case 'range':
      return `${filter.field}:[${filter.low}..${filter.high}]`;
    case 'compare':
      return `${filter.field}:${filter.sign}${filter.value}`;
    case 'number':
      return `${filter.field}:${filter.not ? '!=' : '='}[${filter.values.join(',')}]`;
    case 'sold':
      return `sold:${filter.not ? '!=' : '='}${filter.value}`;
    case 'both':
      return `(${filterText(filter.parts[0])} ${filter.operator} ${filterText(filter.parts[1])})`;
  }
}

/** Whether a document passes; a missing number is in no range, and is not any number. */
function passes(document: OracleDocument, filter: OracleFilter | null): boolean {
  if (filter === null) return true;
  switch (filter.kind) {
    case 'is': {
      const own = filter.field === 'make' ? [document.make] : document.tags;
      return own.some((value) => filter.values.includes(value)) !== filter.not;
    }
    case 'range': {
      const value = document[filter.field];
      return value !== undefined && value >= filter.low && value <= filter.high;
    }
    case 'compare': {
      const value = document[filter.field];
      if (value === undefined) return false;
      if (filter.sign === '<') return value < filter.value;
      if (filter.sign === '<=') return value <= filter.value;
      return filter.sign === '>' ? value > filter.value : value >= filter.value;
    }
    case 'number': {
      const value = document[filter.field];
      return (value !== undefined && filter.values.includes(value)) !== filter.not;
    }
    case 'sold':
      return (document.sold === filter.value) !== filter.not;
    case 'both': {
      const [left, right] = filter.parts.map((part) => passes(document, part));
      return filter.operator === '&&' ? Boolean(left && right) : Boolean(left || right);
    }
  }
}

/**
 * The expected result of a search, by the plainest code. `documents` are in the order of insertion.
 */
export function oracle(documents: readonly OracleDocument[], question: OracleQuestion): OracleResponse {
  const age = new Map(documents.map(({ id }, at) => [id, at]));
  const matching = documents.filter((document) => passes(document, question.filter));
  const ordered = [...matching].sort((one, other) => {
    for (const { field, descending } of question.sort) {
      const difference = compare(one[field], other[field], descending);
      if (difference !== 0) return difference;
    }
    return (age.get(other.id) ?? 0) - (age.get(one.id) ?? 0);
  });
  const groups = question.grouped ? groupsOf(ordered) : ordered.map((document) => [document]);
  const from = (question.page - 1) * question.perPage;
  return {
    found: groups.length,
    ids: groups.slice(from, from + question.perPage).map((group) => group.map(({ id }) => id)),
    facets: Object.fromEntries(question.facets.map((field) => [field, facetOf(matching, field, question.grouped)])),
  };
}

/** Missing values come last, whichever way the others go; capitals are as small letters. */
function compare(left: string | number | undefined, right: string | number | undefined, descending: boolean): number {
  const [one, other] = [left, right].map((value) => (typeof value === 'string' ? value.toLowerCase() : value));
  if (one === other) return 0;
  if (one === undefined) return 1;
  if (other === undefined) return -1;
  const difference = one < other ? -1 : 1;
  return descending ? -difference : difference;
}

function groupsOf(ordered: readonly OracleDocument[]): OracleDocument[][] {
  const groups = new Map<string, OracleDocument[]>();
  for (const document of ordered) groups.set(document.make, [...(groups.get(document.make) ?? []), document]);
  return [...groups.values()].map((group) => group.slice(0, 2));
}

/** Grouped by make, values count makes. */
function facetOf(matching: readonly OracleDocument[], field: OracleQuestion['facets'][number], grouped: boolean) {
  const counted: Record<string, Set<string>> = {};
  for (const document of matching) {
    const values = field === 'tags' ? document.tags : [document[field]];
    for (const value of values) {
      const key = String(value);
      counted[key] = (counted[key] ?? new Set()).add(grouped ? document.make : document.id);
    }
  }
  const counts = Object.fromEntries(Object.entries(counted).map(([value, holders]) => [value, holders.size]));
  if (field !== 'price' || matching.length === 0) return { counts, stats: {} };
  const prices = matching.map(({ price }) => price);
  const sum = prices.reduce((total, price) => total + price, 0);
  return { counts, stats: { min: Math.min(...prices), max: Math.max(...prices), sum } };
}
