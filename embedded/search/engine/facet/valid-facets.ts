import type { FieldContext } from '../filter/compile.ts';
import { Readings } from '../readings.ts';
import { type FacetRequest, parseFacets } from './parse-facet.ts';

const cached = new Readings<readonly FacetRequest[]>();

/** As `parseFacets`, cached for repeated requests. */
export function validFacets(facetBy: string, context: FieldContext): readonly FacetRequest[] {
  return cached.of(context.index, `${context.lenient === true} ${facetBy}`, () => parseFacets(facetBy, context));
}
