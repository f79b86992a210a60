import type { Client } from 'typesense';
import { siteLender } from '@/demo/content/site-lender.ts';
import { seedStock } from '@/demo/stock/seed-stock.ts';
import type { VehicleDocument } from '@/domain/stock/collection.ts';
import { pageRequest, type SiteSearch } from '@/domain/stock/search/page-request.ts';
import { pageResult, type SearchAnswer, type SearchResult } from '@/domain/stock/search/page-result.ts';
import { emptySearch, type SearchState } from '@/domain/stock/search/search-state.ts';
import { type StockScope, siteFilter } from '@/domain/stock/site-filter.ts';
import { RunningService } from '../search/running-service.ts';

/** The demo dealers' stock in a search service of its own, and the questions that a page asks it. */
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

  async ask(searches: readonly SiteSearch[], client = this.client): Promise<SearchAnswer[]> {
    const questions = searches.map((search) => ({ ...search, collection: 'vehicles' }));
    const { results } = await client.multiSearch.perform({ searches: questions });
    return results as SearchAnswer[];
  }

  /** A results page of a site, its own values of facets without limits. */
  async page(site: StockScope | string, search: Partial<SearchState>, perPage = 250): Promise<SearchResult> {
    const scope = typeof site === 'string' ? this.scope(site) : site;
    const state = { ...emptySearch, ...search };
    const rules = { sort: 'relevant', pricedOnly: false, perPage } as const;
    const answers = await this.ask(pageRequest(state, rules, siteFilter(scope, this.now)));
    return pageResult(answers, state, {
      switches: { hideUncertified: false, customBodies: true },
      origins: [],
      perPage,
    });
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
