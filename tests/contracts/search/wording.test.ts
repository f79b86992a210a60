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

describe('lists of sets', () => {
  it('return every set whole, and sets take and give items one by one', async () => {
    const client = service.client();
    await client.synonymSets('one').upsert({ items: [{ id: 'ute', synonyms: ['ute', 'pickup'] }] });
    await client.curationSets('two').upsert({
      items: [{ id: 'kia', rule: { query: 'kia', match: 'exact' }, excludes: [{ id: 'car-9' }] }],
    });
    expect(await client.synonymSets().retrieve()).toContainEqual({
      name: 'one',
      items: [{ id: 'ute', synonyms: ['ute', 'pickup'] }],
    });
    const curations = await client.curationSets().retrieve();
    expect(curations).toContainEqual(await client.curationSets('two').retrieve());
    const items = client.synonymSets('one');
    expect(await items.items().upsert('sedan', { synonyms: ['sedan', 'saloon'] })).toMatchObject({ id: 'sedan' });
    await items.items().upsert('ute', { synonyms: ['ute', 'pickup', 'utility'] });
    const list = await items.items().retrieve();
    expect(list.map(({ id, synonyms }) => [id, synonyms.length]).sort()).toEqual([
      ['sedan', 2],
      ['ute', 3],
    ]);
    await expect(items.items('none').retrieve()).rejects.toMatchObject({ httpStatus: 404 });
    await expect(items.items('none').delete()).rejects.toMatchObject({ httpStatus: 404 });
    expect(await client.synonymSets('one').delete()).toEqual({ name: 'one' });
    expect((await client.synonymSets().retrieve()).map(({ name }) => name)).not.toContain('one');
    await client.curationSets('two').delete();
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
    expect((await service.client().stopwords().retrieve()).stopwords).toEqual([
      { id: 'common', stopwords: ['the', 'car'] },
    ]);
    expect(await service.client().stopwords('common').delete()).toEqual({ id: 'common' });
    await expect(service.client().stopwords('common').retrieve()).rejects.toMatchObject({ httpStatus: 404 });
    expect((await service.request('PUT', '/stopwords/none', '{"stopwords":[]}')).status).toBe(400);
    await expect(idsOf('corolla', { stopwords: 'unknown' })).rejects.toMatchObject({ httpStatus: 404 });
  });
});
