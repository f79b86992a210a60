import type { Client } from 'typesense';
import { siteLender } from '@/demo/content/site-lender.ts';
import { seedStock } from '@/demo/stock/seed-stock.ts';
import type { VehicleDocument } from '@/domain/stock/collection.ts';
import { pageRequest, type SiteSearch } from '@/domain/stock/search/page-request.ts';
import { pageResult, type SearchResponse, type SearchResult } from '@/domain/stock/search/page-result.ts';
import { emptySearch, type SearchState } from '@/domain/stock/search/search-state.ts';
import { type StockScope, siteFilter } from '@/domain/stock/site-filter.ts';
import { RunningService } from '../search/running-service.ts';

/** The order and the switches of a site that chose none. */
export const usualRules = { sort: 'relevant', pricedOnly: false } as const;

/** The demo dealers' stock in a search service of its own, and the queries that a page sends it. */
export class DemoIndex {
  readonly now = Date.now();
  /** All of the stock, as the index holds it. */
  documents: readonly VehicleDocument[] = [];
  readonly service: RunningService;
  readonly client: Client;

  private constructor(service: RunningService) {
    this.service = service;
    this.client = service.client();
  }

  static async start(): Promise<DemoIndex> {
    const index = new DemoIndex(await RunningService.start());
    await seedStock({ typesense: index.client, now: index.now, lenders: siteLender });
    const lines = await index.client.collections('vehicles').documents().export();
    index.documents = lines.split('\n').map((line) => JSON.parse(line) as VehicleDocument);
    return index;
  }

  stop(): Promise<void> {
    return this.service.stop();
  }

  scope(slug: string, change: Partial<StockScope> = {}): StockScope {
    return { slug, includeSoldCarsDays: 3, ...change };
  }

  async search(searches: readonly SiteSearch[], client = this.client): Promise<SearchResponse[]> {
    const questions = searches.map((search) => ({ ...search, collection: 'vehicles' }));
    const { results } = await client.multiSearch.perform({ searches: questions });
    return results as SearchResponse[];
  }

  /** A results page of a site. */
  async page(site: StockScope | string, search: Partial<SearchState>, perPage = 250): Promise<SearchResult> {
    const scope = typeof site === 'string' ? this.scope(site) : site;
    const state = { ...emptySearch, ...search };
    const responses = await this.search(pageRequest(state, { ...usualRules, perPage }, siteFilter(scope, this.now)));
    return pageResult(responses, state, {
      switches: { hideUncertified: false },
      origins: [],
      perPage,
    });
  }

  /** Which of them are for sale. */
  forSale(slug: string): VehicleDocument[] {
    return this.listed(slug).filter(({ status }) => status !== 'sold');
  }

  /** What a site lists for sale and sold lately, for comparison with what the service finds. */
  listed(slug: string): VehicleDocument[] {
    const since = this.now / 1000 - 3 * 86_400;
    return this.documents.filter(
      ({ sites, status, sold_date_timestamp: soldAt = 0 }) =>
        sites.includes(slug) && (status !== 'sold' || soldAt > since),
    );
  }
}
