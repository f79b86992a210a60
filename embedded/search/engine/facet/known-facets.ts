import type { FieldContext } from '../filter/compile.ts';
import type { Index } from '../index.ts';
import { type FacetRequest, parseFacets } from './parse-facet.ts';

const mostTexts = 64;
const longestText = 4000;

type Known = { fields: number; byText: Map<string, readonly FacetRequest[]> };

/** Kept as long as the index has the same fields. */
const known = new WeakMap<Index, Known>();

/** As `parseFacets`, which pages of one kind ask with the same words again and again. */
export function knownFacets(facetBy: string, context: FieldContext): readonly FacetRequest[] {
  const { byText } = knownOf(context.index);
  const text = `${context.lenient === true} ${facetBy}`;
  const before = byText.get(text);
  if (before) return before;
  const requests = parseFacets(facetBy, context);
  if (text.length > longestText) return requests;
  if (byText.size >= mostTexts) byText.clear();
  byText.set(text, requests);
  return requests;
}

function knownOf(index: Index): Known {
  const before = known.get(index);
  const fields = index.columns.byName.size;
  if (before?.fields === fields) return before;
  const fresh: Known = { fields, byText: new Map() };
  known.set(index, fresh);
  return fresh;
}
