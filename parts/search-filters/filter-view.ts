import type { SiteContact, SiteIdentity, SitePromotions } from '@/domain/site/site-parts.ts';
import type { ListLayout } from '@/domain/stock/search/list-layout.ts';
import type { SearchResult } from '@/domain/stock/search/page-result.ts';
import type { RequestedNear } from '@/domain/stock/search/parse-search.ts';
import type { SearchState } from '@/domain/stock/search/search-state.ts';
import type { CardSite } from '@/parts/vehicle-card/vehicle-card.tsx';

/** The data from which the parts of a results page are rendered. */
export type SearchView = {
  site: SiteIdentity & SiteContact & SitePromotions & CardSite;
  search: SearchState;
  /** The part of the search that headings may name. */
  named: SearchState;
  result: SearchResult;
  /** The result of the search near a postcode as text; null without one. */
  near: string | null;
  /** The submitted postcode and distance, as long as they apply. */
  from: RequestedNear | null;
  layout: ListLayout;
  /**
   * The page's own path with the filters it presets, `/search/ford?make=Ford`; empty if it presets
   * only kinds of car.
   */
  ownPath: string;
  /** The address of a search of this page, in the same layout. */
  addressOf(search: SearchState): string;
};

/** Id of the filters' form, for controls outside it. */
export const searchFormId = 'search-form';
/** Id of the filters: a sheet on phones, a rail on wide screens. */
export const filterSheetId = 'filters';
