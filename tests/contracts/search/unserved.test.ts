import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RunningService } from './running-service.ts';
import { stock } from './vehicles.ts';

let service: RunningService;
beforeAll(async () => {
  service = await RunningService.start();
  await stock(service.client(), 'cars');
});
afterAll(() => service.stop());

const ask = (parameters: Record<string, string>) =>
  service.request('GET', `/collections/cars/documents/search?${new URLSearchParams({ q: '*', ...parameters })}`);

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
    const { status, text } = await ask({ [name]: value });
    expect([status, JSON.parse(text)]).toEqual([
      400,
      { message: `Parameter \`${name}\` is not supported by this engine.` },
    ]);
  });

  it.each(['exclude_radius: 2mi', 'precision: 2mi', 'origin: 0, func: gauss, scale: 5, decay: 0.5'])(
    'so is sort_by with %s',
    async (option) => {
      const { status, text } = await ask({ sort_by: `location(-37.8, 144.9, ${option}):asc` });
      expect([status, text]).toEqual([400, expect.stringMatching(/Option `\w+` of `sort_by` is not supported/)]);
    },
  );

  it('one that asks for nothing is taken', async () => {
    const { status } = await ask({ infix: 'off,off', conversation: 'false', synonym_num_typos: '0', vector_query: '' });
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
});
