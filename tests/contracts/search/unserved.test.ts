import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RunningService } from './running-service.ts';
import { stock } from './vehicles.ts';

let service: RunningService;
beforeAll(async () => {
  service = await RunningService.start();
  await stock(service.client(), 'cars');
  const fields = [{ name: 'location', type: 'geopoint' }];
  await service.request('POST', '/collections', JSON.stringify({ name: 'yards', fields }));
});
afterAll(() => service.stop());

const searchFor = (parameters: Record<string, string>, collection = 'cars') =>
  service.request(
    'GET',
    `/collections/${collection}/documents/search?${new URLSearchParams({ q: '*', ...parameters })}`,
  );

describe('a parameter that would have no effect', () => {
  it.each([
    ['vector_query', 'embedding:([], k:100)'],
    ['infix', 'always'],
    ['infix', 'off,fallback'],
    ['conversation', 'true'],
    ['conversation_model_id', 'conv-1'],
    ['nl_query', 'true'],
    ['voice_query', 'UklGRg=='],
    ['diversity', 'by-make'],
    ['facet_return_parent', 'offers'],
    ['synonym_prefix', 'true'],
    ['synonym_num_typos', '1'],
    ['prioritize_token_position', 'true'],
    ['personalization_user_id', 'shopper-1'],
    ['personalization_model_id', 'ltr-1'],
  ])('%s=%s is refused by its name, and no document is given for it', async (name, value) => {
    const { status, text } = await searchFor({ [name]: value });
    expect([status, JSON.parse(text)]).toEqual([
      400,
      { message: `Parameter \`${name}\` is not supported by this engine.` },
    ]);
  });

  it.each(['exclude_radius: 2mi', 'precision: 2mi', 'origin: 0, func: gauss, scale: 5, decay: 0.5'])(
    'so is sort_by with %s',
    async (option) => {
      const { status, text } = await searchFor({ sort_by: `location(-37.8, 144.9, ${option}):asc` }, 'yards');
      expect([status, text]).toEqual([400, expect.stringMatching(/Option `\w+` of `sort_by` is not supported/)]);
    },
  );

  it('one that has no effect is taken', async () => {
    const { status } = await searchFor({
      infix: 'off,off',
      conversation: 'false',
      synonym_num_typos: '0',
      vector_query: '',
    });
    expect(status).toBe(200);
  });

  it('in a multi search only its own search fails', async () => {
    const searches = [
      { collection: 'cars', q: '*', vector_query: 'v:([])' },
      { collection: 'cars', q: '*' },
    ];
    const { text } = await service.request('POST', '/multi_search', JSON.stringify({ searches }));
    expect(JSON.parse(text).results).toMatchObject([{ code: 400 }, { found: expect.any(Number) }]);
  });

  it.each([
    'location:!=(-37.8, 144.9, 5 km)',
    'location:!(-37.8, 144.9, 5 km)',
    'location:>(-37.8, 144.9, 5 km)',
    'location:!=(-37, 144, -38, 144, -38, 145)',
  ])('so is filter_by %s: no distance is unequal to a place', async (filter_by) => {
    const { status, text } = await searchFor({ filter_by }, 'yards');
    expect([status, text]).toEqual([400, expect.stringMatching(/not supported/)]);
  });

  it.each([
    ['filter_by', '$dealers(name:=north)'],
    ['sort_by', '$dealers(name:asc)'],
    ['include_fields', '$dealers(name)'],
  ])('so are references to other collections in %s', async (name, value) => {
    const { status, text } = await searchFor({ [name]: value });
    expect([status, JSON.parse(text)]).toEqual([expect.toBeOneOf([400, 404, 422]), { message: expect.any(String) }]);
  });

  it.each([
    ['embed', { embed: { from: ['title'], model_config: { model_name: 'ts/e5-small' } }, type: 'float[]' }],
    ['num_dim', { num_dim: 384, type: 'float[]' }],
    ['reference', { reference: 'dealers.id' }],
    ['stem', { stem: true }],
  ])('so is a field with %s, and no collection is made', async (_, more) => {
    const fields = [
      { name: 'title', type: 'string' },
      { name: 'other', type: 'string', ...more },
    ];
    const made = await service.request('POST', '/collections', JSON.stringify({ name: 'odd', fields }));
    expect([made.status, made.text]).toEqual([400, expect.stringMatching(/not supported/)]);
    expect((await service.request('GET', '/collections/odd')).status).toBe(404);
  });
});
