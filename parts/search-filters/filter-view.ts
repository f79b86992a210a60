import type { SiteContact, SiteIdentity, SitePromotions } from '@/domain/site/site-parts.ts';
import type { ListLayout } from '@/domain/stock/search/list-layout.ts';
import type { SearchResult } from '@/domain/stock/search/page-result.ts';
import type { RequestedNear } from '@/domain/stock/search/parse-search.ts';
import type { SearchState } from '@/domain/stock/search/search-state.ts';
import type { CardSite } from '@/parts/vehicle-card/vehicle-card.tsx';

/** What the parts of a results page are made from. */
export type SearchView = {
  site: SiteIdentity & SiteContact & SitePromotions & CardSite;
  search: SearchState;
  /** The part of the search that headings may name. */
  named: SearchState;
  result: SearchResult;
  /** What the distance from a postcode found, as text; null where none was named. */
  near: string | null;
  /** The postcode and the distance that the form was sent with, as long as they hold. */
  from: RequestedNear | null;
  layout: ListLayout;
  /** The page's own path with what it presets, `/search/ford?make=Ford`; empty where it presets nothing but kinds of car. */
  ownPath: string;
  /** Where a search of this page is, in the same layout. */
  addressOf(search: SearchState): string;
};

/** The form of a results page; controls beside it name it. */
export const searchFormId = 'search-form';
/** The sheet that phones open, the rail of wide screens. */
export const filterSheetId = 'filters';
