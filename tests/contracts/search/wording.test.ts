import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RunningService } from './running-service.ts';
import { stock, type Vehicle } from './vehicles.ts';

let service: RunningService;
beforeAll(async () => {
  service = await RunningService.start();
  await stock(service.client(), 'cars');
  await service
    .client()
    .collections('cars')
    .update({ synonym_sets: ['words'], curation_sets: ['rules'] } as never);
});
afterAll(() => service.stop());

async function idsOf(q: string, wish: Record<string, string | number | boolean> = {}): Promise<string[]> {
  const parameters = { q, query_by: 'name', drop_tokens_threshold: 0, sort_by: 'custom_rank:asc', ...wish };
  const { hits } = await service.client().collections<Vehicle>('cars').documents().search(parameters);
  return (hits ?? []).map(({ document }) => document.id);
}

describe('synonym sets', () => {
  it('finds by other words, both ways or one way', async () => {
    const items = [
      { id: 'jeep', synonyms: ['discovery', 'explorer'] },
      { id: 'root', root: 'pickup truck', synonyms: ['hilux', 'ranger'] },
    ];
    await service.client().synonymSets('words').upsert({ items });
    expect(await idsOf('land rover explorer')).toEqual(['car-8']);
    expect(await idsOf('pickup truck')).toEqual(['car-3', 'car-6']);
    expect(await idsOf('pickup truck', { enable_synonyms: false })).toEqual([]);
    expect(await service.client().synonymSets('words').items('jeep').retrieve()).toMatchObject({ id: 'jeep' });
    await service.client().synonymSets('words').items('jeep').delete();
    expect(await idsOf('land rover explorer')).toEqual([]);
    await service.client().synonymSets('words').delete();
    await expect(service.client().synonymSets('words').retrieve()).rejects.toMatchObject({ httpStatus: 404 });
  });

  it('refuses an item without synonyms', async () => {
    const wrong = service.request('PUT', '/synonym_sets/wrong', '{"items":[{"id":"a"}]}');
    expect((await wrong).status).toBe(400);
  });
});

describe('curation sets', () => {
  it('pins, hides, filters and rewords by rule', async () => {
    await service
      .client()
      .curationSets('rules')
      .upsert({
        items: [
          {
            id: 'toyota',
            rule: { query: 'toyota', match: 'exact' },
            includes: [{ id: 'car-9', position: 1 }],
            excludes: [{ id: 'car-3' }],
          },
          {
            id: 'cheap',
            rule: { query: 'cheap', match: 'contains' },
            remove_matched_tokens: true,
            filter_by: 'price:<40000',
          },
        ],
      });
    expect(await idsOf('toyota')).toEqual(['car-9', 'car-4', 'car-5']);
    expect(await idsOf('cheap mazda')).toEqual(['car-1']);
    expect(await idsOf('toyota', { enable_curations: false })).toEqual(['car-3', 'car-4', 'car-5']);
    await service.client().curationSets('rules').delete();
    expect(await idsOf('toyota')).toEqual(['car-3', 'car-4', 'car-5']);
  });
});

describe('presets and stop words', () => {
  it('fills in parameters that the search leaves open, and its filter stays', async () => {
    await service
      .client()
      .presets()
      .upsert('cheap', { value: { filter_by: 'price:<30000', sort_by: 'price:asc' } });
    expect(await idsOf('*', { preset: 'cheap', sort_by: 'price:desc' })).toEqual(['car-10', 'car-4']);
    expect(await idsOf('*', { preset: 'cheap', filter_by: 'make:=Toyota' })).toEqual(['car-4']);
    expect(await service.client().presets().retrieve()).toMatchObject({ presets: [{ name: 'cheap' }] });
    await service.client().presets('cheap').delete();
    await expect(service.client().presets('cheap').retrieve()).rejects.toMatchObject({ httpStatus: 404 });
  });

  it('leaves out stop words', async () => {
    await service
      .client()
      .stopwords()
      .upsert('common', { stopwords: ['the', 'car'] });
    expect(await idsOf('the corolla car', { stopwords: 'common' })).toEqual(['car-4']);
    expect(await idsOf('the corolla car')).toEqual([]);
    await expect(idsOf('corolla', { stopwords: 'unknown' })).rejects.toMatchObject({ httpStatus: 404 });
  });
});
