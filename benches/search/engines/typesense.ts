import {
  type Condition,
  facetValues,
  numberFacets,
  type Question,
  searched,
  textFacets,
} from '../questions/question.ts';

const facet = true;

/** The vehicles as a collection in Typesense's schema. */
export const collection = {
  name: 'vehicles',
  fields: [
    { name: 'stocknum', type: 'string' },
    { name: 'name', type: 'string' },
    ...textFacets.map((name) => ({ name, type: 'string', facet })),
    { name: 'features', type: 'string[]', facet },
    ...numberFacets.map((name) => ({ name, type: name === 'price' ? 'float' : 'int32', facet })),
    { name: 'rank', type: 'int32' },
    { name: 'listed', type: 'int64' },
    { name: 'images', type: 'string[]', index: false, optional: true },
  ],
  default_sorting_field: 'rank',
  token_separators: ['-', '/'],
};

const facetBy = [...textFacets, 'features', ...numberFacets].join(',');

/** The search parameters of a question. */
export function parametersOf(question: Question): Record<string, string> {
  const { words, filter, sort, facets, limit, marked } = question;
  return {
    q: words || '*',
    query_by: searched.join(','),
    query_by_weights: '7,8,3,2,1',
    per_page: String(limit),
    ...(filter.length > 0 ? { filter_by: filter.map(termOf).join(' && ') } : {}),
    ...(sort ? { sort_by: `${sort.field}:${sort.descending ? 'desc' : 'asc'}` } : {}),
    ...(facets ? { facet_by: facetBy, max_facet_values: String(facetValues) } : {}),
    ...(marked ? { enable_highlight_v1: 'false' } : { highlight_fields: 'none', highlight_full_fields: 'none' }),
  };
}

function termOf(condition: Condition): string {
  if ('from' in condition) return `${condition.field}:[${condition.from}..${condition.to}]`;
  return `${condition.field}:=[${condition.oneOf.map((value) => `\`${value}\``).join(',')}]`;
}
