import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RunningService } from './running-service.ts';
import { idsWhere, stock, type Vehicle } from './vehicles.ts';

let service: RunningService;
let parent = '';
beforeAll(async () => {
  service = await RunningService.start();
  await stock(service.client(), 'cars');
  const key = await service
    .client()
    .keys()
    .create({ description: 'search', actions: ['documents:search'], collections: ['cars'] });
  parent = key.value ?? '';
});
afterAll(() => service.stop());

type Result = {
  found?: number;
  hits?: { document: Vehicle }[];
  facet_counts?: { counts: { value: string; count: number }[] }[];
  code?: number;
  error?: string;
};

async function perform(searches: Record<string, unknown>[], common = {}, key = parent): Promise<Result[]> {
  const response = await service.client(key).multiSearch.perform({ searches } as never, common);
  return (response as unknown as { results: Result[] }).results;
}

describe('multi_search', () => {
  it('returns each search in its place, so that one facet can show its alternatives', async () => {
    const [narrow, alternatives] = await perform(
      [{ filter_by: 'make:=Mazda && body:=SUV' }, { filter_by: 'body:=SUV', facet_by: 'make', per_page: 0 }],
      { collection: 'cars', q: '*' },
    );
    expect(narrow?.found).toBe(2);
    expect(alternatives?.facet_counts?.[0]?.counts).toContainEqual(expect.objectContaining({ value: 'Kia', count: 1 }));
  });

  it('lets one search fail without the others', async () => {
    const results = await perform([
      { collection: 'cars', q: '*' },
      { collection: 'cars', q: '*', filter_by: 'wheels:=4' },
      { collection: 'cars', q: '*', filter_by: '((' },
      { collection: 'cars', q: 'kia', query_by: 'make' },
    ]);
    expect(results.map(({ found, code }) => code ?? found)).toEqual([10, 404, 400, 1]);
    expect(results[1]?.error).toContain('wheels');
  });

  it('ANDs the filters of the address and of each search', async () => {
    const [result] = await perform([{ collection: 'cars', q: '*', filter_by: 'make:=Mazda' }], {
      filter_by: 'year:>2020',
    });
    expect(result?.hits?.map(({ document }) => document.id)).toEqual(['car-1']);
  });

  it('[SRCH-27] keeps a browser with a scoped key within the stock of its site', async () => {
    const key = service.client().keys().generateScopedSearchKey(parent, { filter_by: 'sites:=north' });
    const north = idsWhere(({ sites }) => sites.includes('north'));
    const searches = [{ collection: 'cars', q: '*', filter_by: 'sites:=south || year:>0', per_page: 100 }];
    const response = await service.browser(key).multiSearch.perform<[Vehicle]>({ searches });
    expect(response.results[0].hits?.map(({ document }) => document.id).sort()).toEqual([...north].sort());
    const own = await perform([{ collection: 'cars', q: '*', 'x-typesense-api-key': key, per_page: 0 }]);
    expect(own[0]?.found).toBe(north.length);
    const bare = (searches: object[]) => service.request('POST', '/multi_search', JSON.stringify({ searches }), null);
    const alone = await bare([{ collection: 'cars', q: '*', 'x-typesense-api-key': key, filter_by: 'year:>0' }]);
    expect((JSON.parse(alone.text) as { results: Result[] }).results[0]?.found).toBe(north.length);
    const mixed = [
      { collection: 'cars', q: '*', 'x-typesense-api-key': key },
      { collection: 'cars', q: '*' },
    ];
    expect([(await bare(mixed)).status, (await bare([])).status]).toEqual([401, 401]);
  });

  it('is refused as a whole when the key does not allow one of the searches', async () => {
    await stock(service.client(), 'private');
    const searches = [
      { collection: 'cars', q: '*' },
      { collection: 'private', q: '*' },
    ];
    await expect(perform(searches)).rejects.toMatchObject({ httpStatus: 401 });
  });

  it('takes fifty searches, fewer where the key limits them, and refuses a body without searches', async () => {
    const searches = Array.from({ length: 51 }, () => ({ collection: 'cars', q: '*', per_page: 0 }));
    await expect(perform(searches)).rejects.toMatchObject({ httpStatus: 400 });
    expect(await perform(searches.slice(0, 50))).toHaveLength(50);
    const key = service.client().keys().generateScopedSearchKey(parent, { limit_multi_searches: 1 });
    await expect(perform(searches.slice(0, 2), {}, key)).rejects.toMatchObject({ httpStatus: 400 });
    const inSearch = searches.slice(0, 2).map((search) => ({ ...search, 'x-typesense-api-key': key }));
    const elsewhere = await service.request(
      'POST',
      '/multi_search?limit_multi_searches=9',
      JSON.stringify({ searches: inSearch }),
      null,
    );
    expect(elsewhere.status).toBe(400);
    expect(
      (await service.request('POST', '/multi_search?limit_multi_searches=x', JSON.stringify({ searches }))).status,
    ).toBe(400);
    expect(
      (await service.request('POST', '/multi_search?limit_multi_searches=51', JSON.stringify({ searches }))).status,
    ).toBe(200);
    expect((await service.request('POST', '/multi_search', '{}')).status).toBe(400);
    expect((await service.request('POST', '/multi_search', '{"searches":[1]}')).status).toBe(400);
  });
});
