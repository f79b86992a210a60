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

/** Every match is held against all ranges of a search. */
const mostRanges = 250;

/** Reads `facet_by`: names, `price(low:[0, 100], high:[100, ])`, `brand(sort_by: _alpha:asc)`, and names with `*`. `lenient`: passes over unknown names. */
export function parseFacets(facetBy: string, { index, schema, lenient = false }: FieldContext): FacetRequest[] {
  const known = new Map<string, FacetRequest>();
  for (const text of new Set(splitOutside(facetBy))) {
    for (const request of parseOne(text, index, schema, lenient))
      if (!known.has(request.field)) known.set(request.field, request);
  }
  const requests = [...known.values()];
  if (requests.reduce((sum, { ranges }) => sum + ranges.length, 0) > mostRanges)
    throw badRequest(`Only upto ${mostRanges} facet ranges can be specified.`);
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
  const order = /^sort_by\s*:\s*([^:]+?)\s*:\s*(asc|desc)$/i.exec(options);
  if (order)
    return [
      { field: name, ranges: [], order: { by: order[1] as string, descending: order[2]?.toLowerCase() === 'desc' } },
    ];
  return [{ field: name, ranges: options ? splitOutside(options).map(parseRange) : [], order: null }];
}

function codedColumn(index: Index, name: string) {
  const known = index.columns.byName.get(name);
  return known?.field.facet && 'coded' in known.column ? known.column.coded : null;
}

function parseRange(text: string): FacetRange {
  const parsed = /^(.+?)\s*:\s*\[\s*([^,\s]*)\s*,\s*([^,\s]*)\s*\]$/.exec(text);
  if (!parsed) throw badRequest('Facet range value is not valid.');
  const low = parsed[2] === '' ? -Infinity : Number(parsed[2]);
  const high = parsed[3] === '' ? Infinity : Number(parsed[3]);
  if (Number.isNaN(low) || Number.isNaN(high)) throw badRequest('Facet range value is not valid.');
  return { label: (parsed[1] as string).replaceAll('`', ''), low, high };
}
