import { badRequest, notFound } from '../failure.ts';
import type { FieldContext } from '../filter/compile.ts';
import type { Index } from '../index.ts';
import type { Schema } from '../schema/schema.ts';
import { splitOutside } from '../sort/split.ts';

/** A labelled half-open interval: `low` inclusive, `high` exclusive. */
export type FacetRange = { label: string; low: number; high: number };

export type FacetRequest = {
  field: string;
  ranges: FacetRange[];
  /** null: by count. `field` names the number by which values are ordered; `_alpha` their own text. */
  order: { by: string; descending: boolean } | null;
};

/** Every match may be compared with all ranges of a search. */
const maxRanges = 250;

/**
 * Reads `facet_by`: names, `price(low:[0, 100], high:[100, ])`, `brand(sort_by: _alpha:asc)`, and
 * names with `*`. `lenient`: passes over unknown names.
 */
export function parseFacets(facetBy: string, { index, schema, lenient = false }: FieldContext): FacetRequest[] {
  const cached = new Map<string, FacetRequest>();
  for (const text of new Set(splitOutside(facetBy))) {
    for (const request of parseOne(text, index, schema, lenient))
      if (!cached.has(request.field)) cached.set(request.field, request);
  }
  const requests = [...cached.values()];
  if (requests.reduce((sum, { ranges }) => sum + ranges.length, 0) > maxRanges)
    throw badRequest(`Only upto ${maxRanges} facet ranges can be specified.`);
  return requests;
}

function parseOne(text: string, index: Index, schema: Schema, lenient: boolean): FacetRequest[] {
  const open = text.indexOf('(');
  if (open > 0 && !text.endsWith(')')) throw badRequest('Facet range value is not valid.');
  const name = open > 0 ? text.slice(0, open).trim() : text;
  const options = open > 0 ? text.slice(open + 1, -1).trim() : '';
  if (name.includes('*')) {
    const start = name.slice(0, name.indexOf('*'));
    const fields = schema.fields.filter(
      (field) => field.facet && field.name.startsWith(start) && index.columns.byName.has(field.name),
    );
    return fields.map((field) => ({ field: field.name, ranges: [], order: null }));
  }
  const coded = codedColumn(index, name);
  if (!coded && lenient && !index.columns.byName.has(name)) return [];
  if (!coded) throw notFound(`Could not find a facet field named \`${name}\` in the schema.`);
  const order = /^sort_by\s*:([^:]+):\s*(asc|desc)$/i.exec(options);
  if (order)
    return [
      {
        field: name,
        ranges: [],
        order: { by: (order[1] as string).trim(), descending: order[2]?.toLowerCase() === 'desc' },
      },
    ];
  return [{ field: name, ranges: options ? splitOutside(options).map(parseRange) : [], order: null }];
}

function codedColumn(index: Index, name: string) {
  const existing = index.columns.byName.get(name);
  return existing?.field.facet && 'coded' in existing.column ? existing.column.coded : null;
}

function parseRange(text: string): FacetRange {
  const open = text.lastIndexOf('[');
  const name = text.slice(0, Math.max(0, open)).trimEnd();
  const label = name.slice(0, -1).trimEnd();
  const [from = '', to, ...more] = text.slice(open + 1, -1).split(',');
  if (label === '' || !name.endsWith(':') || !text.endsWith(']') || to === undefined || more.length > 0)
    throw badRequest('Facet range value is not valid.');
  const low = from.trim() === '' ? -Infinity : Number(from);
  const high = to.trim() === '' ? Infinity : Number(to);
  if (Number.isNaN(low) || Number.isNaN(high)) throw badRequest('Facet range value is not valid.');
  return { label: label.replaceAll('`', ''), low, high };
}
