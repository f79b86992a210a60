import type { FieldContext } from '../filter/compile.ts';
import { Readings } from '../readings.ts';
import { type FacetRequest, parseFacets } from './parse-facet.ts';

const known = new Readings<readonly FacetRequest[]>();

/** As `parseFacets`, for what is asked again and again. */
export function knownFacets(facetBy: string, context: FieldContext): readonly FacetRequest[] {
  return known.of(context.index, `${context.lenient === true} ${facetBy}`, () => parseFacets(facetBy, context));
}
