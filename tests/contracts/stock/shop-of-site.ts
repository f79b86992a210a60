import { placeOfPostcode } from '@/domain/locations/postcode-lookup.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { SearchResult } from '@/domain/stock/search/page-result.ts';
import { type ParsedSearch, parseSearch } from '@/domain/stock/search/parse-search.ts';
import type { SearchPlaces } from '@/domain/stock/search/search-paths.ts';
import type { SearchState } from '@/domain/stock/search/search-state.ts';
import { scopeOfSite } from '@/domain/stock/site-filter.ts';
import type { StockSearch } from '@/domain/stock/stock-search.ts';
import { countSearch, searchLoosenings, searchPage, searchPlaces, searchVocabulary } from '@/web/stock/search-page.ts';
import { countFacets, countPrices, searchStock } from '@/web/stock/search-stock.ts';
import type { StockSource } from '@/web/stock/stock-source.ts';
import { understoodSearch } from '@/web/stock/understood-search.ts';
import type { DemoIndex } from './demo-index.ts';

/** A demo site's pages, blocks and counts on its own stock, by the code that serves shoppers. */
export class ShopOfSite {
  readonly site: ResolvedSite;
  readonly source: StockSource;
  readonly places: SearchPlaces;

  private constructor(site: ResolvedSite, source: StockSource, places: SearchPlaces) {
    this.site = site;
    this.source = source;
    this.places = places;
  }

  static async open(site: ResolvedSite, index: DemoIndex): Promise<ShopOfSite> {
    const { features, texts, options, justArrivedDays } = site;
    const source = {
      client: () => index.client,
      collection: 'vehicles',
      origins: [],
      site: scopeOfSite(site),
      rules: { sort: options.defaultSort, pricedOnly: features.pricedFirstAscending },
      tagRules: { electricTag: features.electricTag, justArrivedDays, texts },
      now: index.now,
      until: () => undefined,
    };
    return new ShopOfSite(site, source, await searchPlaces(source, site));
  }

  get context() {
    const stock: StockSearch = {
      search: (request) => searchStock(this.source, request),
      facets: (request, fields) => countFacets(this.source, request, fields),
      prices: (request, scale) => countPrices(this.source, request, scale),
    };
    return { site: this.site, now: this.source.now, until: () => undefined, stock };
  }

  /** The search of an address, its text parsed. */
  async understood(address: string): Promise<SearchState> {
    const { search } = await understoodSearch(this.parsed(address), {
      site: this.site,
      vocabulary: () => searchVocabulary(this.source),
      postcode: async (typed) => ({ query: typed, place: placeOfPostcode(typed) }),
    });
    return search;
  }

  parsed(address: string): ParsedSearch {
    const parsed = parseSearch(new URL(address, 'http://site'), this.places);
    if (!parsed) throw new Error(`${address} leads to no search of ${this.site.slug}.`);
    return parsed;
  }

  async page(address: string, change: Partial<SearchState> = {}): Promise<SearchResult> {
    return searchPage(this.source, { ...(await this.understood(address)), ...change }, this.site);
  }

  /** The count beside a link to an address. */
  async counted(address: string): Promise<number> {
    return countSearch(this.source, await this.understood(address));
  }

  loosenings(search: SearchState) {
    return searchLoosenings(this.source, search);
  }

  /** The count on the page of an address, and what it lists for sale on all its pages. */
  async listed(address: string): Promise<{ shown: number; listed: number }> {
    const first = await this.page(address);
    const rest = Array.from({ length: Math.max(0, first.pages - 1) }, (_, at) => this.page(address, { page: at + 2 }));
    const cards = [first, ...(await Promise.all(rest))].flatMap(({ hits }) => hits);
    const forSale = new Set(cards.filter(({ status }) => status !== 'sold').map(({ id }) => id));
    return { shown: first.count, listed: forSale.size };
  }
}
