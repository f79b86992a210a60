import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserKeyLimits } from '@/domain/stock/search/browser-key.ts';
import { pageRequest } from '@/domain/stock/search/page-request.ts';
import { emptySearch } from '@/domain/stock/search/search-state.ts';
import { siteFilter, withinSite } from '@/domain/stock/site-filter.ts';
import { vehicleRequest } from '@/domain/stock/stock-vehicle.ts';
import { ensureKey } from '../../../scripts/start/search-key.ts';
import { DemoIndex } from './demo-index.ts';

const slug = 'southbank-ford';
let index: DemoIndex;
let searchKey: string;

beforeAll(async () => {
  index = await DemoIndex.start();
  searchKey = await ensureKey('search', { url: index.service.url, adminKey: index.service.adminKey, stored: '' });
});
afterAll(() => index.stop());

const browser = (now = index.now) =>
  index.service.client(
    index.client.keys().generateScopedSearchKey(searchKey, browserKeyLimits(index.scope(slug), now)),
  );
const documents = (now?: number) => browser(now).collections<Record<string, unknown>>('vehicles').documents();

describe("a browser's key of a site", () => {
  it("[SRCH-27] finds that site's stock and no other, whatever the browser requests", async () => {
    const listed = index.listed(slug).length;
    for (const filter of ['', 'sites:=`harbour-ford` || sites:!=`nobody`', 'id:!=`x`', 'year:>0']) {
      const { found, hits = [] } = await documents().search({
        q: '*',
        query_by: 'name',
        filter_by: filter,
        per_page: 250,
      });
      expect([filter, found <= listed]).toEqual([filter, true]);
      for (const { document } of hits) expect(document.dealership_slug).toBe(slug);
    }
    expect((await documents().search({ q: '*', query_by: 'name' })).found).toBe(listed);
  });

  it("[SRCH-27] serves the page's own requests", async () => {
    const questions = pageRequest(
      { ...emptySearch, filters: { fuel: ['Diesel'] } },
      { sort: 'relevant', pricedOnly: false },
      siteFilter(index.scope(slug), index.now),
    );
    const [response] = await index.search(questions, browser());
    const diesels = index.listed(slug).filter(({ fuel }) => fuel === 'Diesel').length;
    expect([response?.found, response?.hits?.length]).toEqual([diesels, Math.min(21, diesels)]);
  });

  it("[SRCH-27] never reads what only a vehicle's page shows", async () => {
    const [vehicle] = index.listed(slug);
    const question = withinSite(vehicleRequest(vehicle?.slug ?? ''), siteFilter(index.scope(slug), index.now));
    const [response] = await index.search([{ ...question, include_fields: 'details,name' }], browser());
    expect(response?.hits?.[0]?.document).toEqual({ name: vehicle?.name });
    const { hits = [] } = await documents().search({ q: '*', query_by: 'name' });
    for (const { document } of hits) expect(document).not.toHaveProperty('details');
  });

  it('[SRCH-27] can do nothing but search', async () => {
    await expect(documents().export()).rejects.toThrow(/Forbidden/);
    await expect(documents().create({ id: 'x' })).rejects.toThrow(/Forbidden/);
    await expect(browser().collections().retrieve()).rejects.toThrow(/Forbidden/);
    await expect(browser().keys().retrieve()).rejects.toThrow(/Forbidden/);
  });

  it('[SRCH-27] ends after an hour', async () => {
    await expect(documents(index.now - 2 * 3_600_000).search({ q: '*', query_by: 'name' })).rejects.toThrow(
      /Forbidden/,
    );
  });
});
