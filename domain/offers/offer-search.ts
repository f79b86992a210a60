import { countedValues, hasText, listingPage } from '@/domain/site/listing.ts';
import { readSearch } from '@/domain/stock/search/search-address.ts';
import {
  emptySearch,
  only,
  type SearchFilters,
  type SearchState,
  without,
} from '@/domain/stock/search/search-state.ts';
import { isOneOf } from '@/domain/vocabulary/typed-keys.ts';
import { type Offer, offerCategories, plainOffer } from './offer.ts';

/**
 * The search of offers that an address names, in the shape of a stock search: categories, price,
 * query, page (SRCH-21).
 */
export function readOfferSearch(parameters: URLSearchParams): SearchState {
  const { query, filters, page } = readSearch(parameters);
  const requested = only(filters, ['categories', 'price']);
  const categories = requested.categories?.filter((value) => isOneOf(offerCategories, value)) ?? [];
  const { categories: _all, ...rest } = requested;
  return { ...emptySearch, query, page, filters: categories.length > 0 ? { ...rest, categories } : rest };
}

/** The offers that a search finds, in the order given, and its categories, counted without the choice among them. */
export function searchOffers<O extends Offer>(offers: readonly O[], { query, filters, page }: SearchState) {
  const found = offers.filter((offer) => fits(offer, query, filters));
  const others = offers.filter((offer) => fits(offer, query, without(filters, ['categories'])));
  return {
    ...listingPage(found, page),
    categories: countedValues(others.map(({ category }) => category).filter(Boolean), filters.categories),
  };
}

/** A search by price excludes offers without one. Prices of searches are dollars. */
function fits(offer: Offer, query: string, { categories, price }: SearchFilters): boolean {
  if (categories && !categories.includes(offer.category)) return false;
  if (price && (offer.priceCents === null || !isWithin(offer.priceCents / 100, price))) return false;
  return hasText(
    `${offer.name} ${offer.explore?.label ?? ''} ${offer.category} ${plainOffer(offer.description)}`,
    query,
  );
}

const isWithin = (value: number, { min, max }: NonNullable<SearchFilters['price']>): boolean =>
  (min === null || value >= min) && (max === null || value <= max);
