import type { Collection } from '../engine/collection.ts';
import { matchingRows } from '../engine/filter/compile.ts';
import { FilterCosts } from '../engine/filter/costs.ts';
import { flag, type RawParameters } from '../engine/search/parameters.ts';
import { compileFilters } from '../engine/search/select.ts';

/** Ids of the documents that a `filter_by` selects, in order of first insertion. Fails with 400 or 404 as documented. */
export function filteredIds(collection: Collection, query: RawParameters): string[] {
  const { index, schema } = collection.source;
  const context = { index, schema, lenient: query.validate_field_names === 'false', costs: new FilterCosts() };
  const filter = flag(query, 'truncate', false) ? '' : (query.filter_by ?? '');
  const { rows, count } = matchingRows(index, compileFilters([filter], context));
  const living = Array.from(rows.subarray(0, count)).sort((one, other) => index.seqs.at(one) - index.seqs.at(other));
  return living.map((row) => index.ids[row] ?? '');
}
