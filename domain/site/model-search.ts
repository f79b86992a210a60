import { readSearch } from '@/domain/stock/search/search-address.ts';
import {
  emptySearch,
  only,
  type SearchFilters,
  type SearchState,
  without,
} from '@/domain/stock/search/search-state.ts';
import { slugOfName } from '@/domain/vocabulary/slug.ts';
import { countedValues, hasText, listingPage } from './listing.ts';
import { modelCategories } from './model-range.ts';
import type { SiteModel } from './site-parts.ts';

/** A model of a site's range with its manufacturer's plain name. */
export type MadeModel = SiteModel & { make: string };

const attributes = ['make', 'model', 'body'] as const;
type Attribute = (typeof attributes)[number];

/**
 * The search of models that an address names: manufacturer, model, body, query, page (SRCH-21). A
 * body is its name or its slug.
 */
export function readModelSearch(parameters: URLSearchParams): SearchState {
  const { query, filters, page } = readSearch(parameters);
  const { body = [], ...rest } = only(filters, attributes);
  const bodies = [...new Set(body.flatMap((value) => bodyTitle(value) ?? []))];
  return { ...emptySearch, query, page, filters: bodies.length > 0 ? { ...rest, body: bodies } : rest };
}

const bodyTitle = (requested: string): string | undefined =>
  modelCategories.find(({ value, title }) => [value, slugOfName(title)].includes(slugOfName(requested)))?.title;

const bodiesOf = ({ categories }: SiteModel): string[] =>
  modelCategories.filter(({ value }) => categories.includes(value)).map(({ title }) => title);

const valuesOf: Record<Attribute, (model: MadeModel) => string[]> = {
  make: ({ make }) => (make ? [make] : []),
  model: ({ name }) => [name],
  body: bodiesOf,
};

/** The models that a search finds, in the range's order, and each attribute's values, counted without its own choice. */
export function searchModels(models: readonly MadeModel[], { query, filters, page }: SearchState) {
  const found = models.filter((model) => fits(model, query, filters));
  const facet = (attribute: Attribute) =>
    countedValues(
      models.filter((model) => fits(model, query, without(filters, [attribute]))).flatMap(valuesOf[attribute]),
      filters[attribute],
    );
  return { ...listingPage(found, page), facets: { make: facet('make'), model: facet('model'), body: facet('body') } };
}

function fits(model: MadeModel, query: string, filters: SearchFilters): boolean {
  const chosen = (attribute: Attribute) => {
    const slugs = filters[attribute]?.map(slugOfName);
    return !slugs || valuesOf[attribute](model).some((value) => slugs.includes(slugOfName(value)));
  };
  const text = `${model.make} ${model.name} ${bodiesOf(model).join(' ')} ${model.shortDescription}`;
  return attributes.every(chosen) && hasText(text, query);
}
