import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RunningService } from './running-service.ts';
import { stock } from './vehicles.ts';

let service: RunningService;
beforeAll(async () => {
  service = await RunningService.start();
  await stock(service.client(), 'cars');
});
afterAll(() => service.stop());

describe('the service at its edges', () => {
  it('is healthy without a key and reports its figures to operators', async () => {
    const { status, text } = await service.request('GET', '/health', undefined, null);
    expect([status, text]).toEqual([200, '{"ok":true}']);
    expect(await service.client().debug.retrieve()).toMatchObject({ state: 1 });
    await service.client().collections('cars').documents().search({ q: '*' });
    const stats = JSON.parse((await service.request('GET', '/stats.json')).text);
    expect(stats.search_requests_per_second).toBeGreaterThan(0);
    expect(stats.import_requests_per_second).toBeGreaterThan(0);
    expect(await service.client().metrics.retrieve()).toHaveProperty('typesense_memory_active_bytes');
  });

  const cases: [string, string, string | undefined, number, string][] = [
    ['GET', '/nowhere', undefined, 404, 'Not Found'],
    ['POST', '/health', undefined, 404, 'Not Found'],
    ['GET', '/collections/gone', undefined, 404, 'Collection not found'],
    ['GET', '/collections/gone/documents/search?q=*', undefined, 404, 'Collection not found'],
    ['DELETE', '/collections/gone', undefined, 404, 'No collection with name `gone` found.'],
    ['POST', '/collections', '{"name":', 400, 'Bad JSON.'],
    ['POST', '/collections', '[]', 400, 'Bad JSON.'],
    ['POST', '/collections/cars/documents', 'nonsense', 400, 'Bad JSON.'],
    ['PATCH', '/collections/cars', '{"fields":[{"name":"gone","drop":true}]}', 400, 'not part of collection schema'],
    ['POST', '/multi_search', '{', 400, 'Bad JSON.'],
    ['POST', '/keys', '{', 400, 'Bad JSON.'],
    ['PUT', '/aliases/a', '{}', 400, 'Parameter `collection_name` is required.'],
    ['GET', '/collections/cars/documents/search', undefined, 400, 'Parameter `q` is required.'],
    ['GET', '/collections/cars/documents/search?q=kia', undefined, 400, 'No search fields specified for the query.'],
    ['GET', '/collections/cars/documents/search?q=kia&query_by=km', undefined, 400, 'should be a string'],
    ['GET', '/collections/cars/documents/search?q=kia&query_by=x', undefined, 404, 'Could not find a field named `x`'],
    ['GET', '/collections/%E0%A4%A/documents/search?q=*', undefined, 404, 'Not Found'],
  ];
  for (const [method, path, body, status, message] of cases) {
    it(`responds ${status} to ${method} ${path} ${body ?? ''}`, async () => {
      const response = await service.request(method, path, body);
      expect(response.status).toBe(status);
      expect(response.type).toContain('application/json');
      expect(JSON.parse(response.text).message).toContain(message);
    });
  }

  it('lets a browser of any origin send its preflight', async () => {
    const headers = { 'access-control-request-headers': 'x-typesense-api-key', origin: 'http://site.example' };
    const { status, headers: sent } = await service.request('OPTIONS', '/multi_search', undefined, null, headers);
    expect(status).toBe(200);
    expect(sent['access-control-allow-origin']).toBe('*');
    expect(sent['access-control-allow-methods']).toContain('POST');
    expect(sent['access-control-allow-headers']).toBe('x-typesense-api-key');
    expect(sent['access-control-max-age']).toBe('3600');
    expect((await service.request('GET', '/health', undefined, null)).headers['access-control-allow-origin']).toBe('*');
    const refused = await service.request('GET', '/collections', undefined, null);
    expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([401, '*']);
  });

  it('refuses a query string beyond 4,000 characters, as the original does', async () => {
    const client = service.client();
    const q = 'x'.repeat(4001);
    await expect(client.collections('cars').documents().search({ q, query_by: 'name' })).rejects.toThrow(
      'Query string exceeds max allowed length of 4000.',
    );
    const response = await client.multiSearch.perform<[object]>({
      searches: [{ collection: 'cars', q, query_by: 'name' }],
    });
    expect(response.results[0].found).toBe(0);
  });

  it('refuses a body beyond 16 MB, import apart', async () => {
    const body = `{"searches":[{"collection":"cars","q":"${'x'.repeat(17 * 1024 * 1024)}"}]}`;
    expect((await service.request('POST', '/multi_search', body)).status).toBe(413);
    const line = JSON.stringify({ id: 'x', note: 'x'.repeat(17 * 1024 * 1024) });
    const { status, text } = await service.request('POST', '/collections/cars/documents/import', line);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ success: false, code: 400 });
  });

  it('refuses a document nested deeper than 100 levels, alone and in an import, where the others go in', async () => {
    const nested = (levels: number, id: string) =>
      `{"id":"${id}","name":"x","extra_${id}":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}`;
    await service
      .client()
      .collections()
      .create({ name: 'deep', enable_nested_fields: true, fields: [{ name: '.*', type: 'auto' }] });
    const alone = await service.request('POST', '/collections/deep/documents', nested(20_000, 'a'));
    expect([alone.status, JSON.parse(alone.text).message]).toEqual([400, expect.stringContaining('100 levels')]);
    const lines = [nested(1, 'b'), nested(20_000, 'c'), nested(90, 'd')].join('\n');
    const { text } = await service.request('POST', '/collections/deep/documents/import', lines);
    expect(text.split('\n').map((line) => JSON.parse(line).success)).toEqual([true, false, true]);
  });

  it('survives words of every kind in q', async () => {
    const odd = [
      '"',
      '-',
      '"-',
      '`',
      '\u0000',
      '🚗 toyota',
      'é'.repeat(1500),
      '('.repeat(500),
      "';--",
      '%',
      '* *',
      ' ',
    ];
    for (const q of odd) {
      const wish = { q, query_by: 'name,make' };
      expect((await service.client().collections('cars').documents().search(wish)).found).toBeGreaterThanOrEqual(0);
    }
    expect(
      (await service.client().collections('cars').documents().search({ q: '🚗 toyota', query_by: 'name' })).found,
    ).toBe(3);
  });
});
