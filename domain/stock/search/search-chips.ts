import { isRangeAttribute } from '@/domain/vocabulary/search-attributes.ts';
import { withFilters, withQuery, withRange, withValueToggled } from './change-search.ts';
import { facetLabel } from './facet-label.ts';
import { rangeLabel } from './range-label.ts';
import { activeAttributes, type SearchState } from './search-state.ts';

/** One condition that is on, and the search without it. */
export type SearchChip = { label: string; without: SearchState };

/** What is on, one chip a value, in the order of addresses; the text first. Days are those of `timeZone`. */
export function searchChips(search: SearchState, timeZone?: string): SearchChip[] {
  const { query, filters } = search;
  const words = query ? [{ label: `“${query}”`, without: withQuery(search, '') }] : [];
  const conditions = activeAttributes(filters).flatMap((attribute): SearchChip[] => {
    if (isRangeAttribute(attribute)) {
      const range = filters[attribute];
      return range
        ? [{ label: rangeLabel(attribute, range, timeZone), without: withRange(search, attribute, null) }]
        : [];
    }
    return (filters[attribute] ?? []).map((value) => ({
      label: facetLabel(attribute, value),
      without: withoutValue(search, attribute, value),
    }));
  });
  return [...words, ...conditions];
}

/** A make takes its models with it. */
function withoutValue(search: SearchState, attribute: Parameters<typeof withValueToggled>[1], value: string) {
  const less = withValueToggled(search, attribute, value);
  if (attribute !== 'make' || less.filters.make) return less;
  const { model: _model, make_model: _full, badge: _badge, series: _series, ...filters } = less.filters;
  return withFilters(less, filters);
}
