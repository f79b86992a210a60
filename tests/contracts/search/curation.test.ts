import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RunningService } from './running-service.ts';
import { stock, type Vehicle } from './vehicles.ts';

let service: RunningService;
beforeAll(async () => {
  service = await RunningService.start();
  await stock(service.client(), 'cars');
  await service
    .client()
    .collections('cars')
    .update({ curation_sets: ['rules'] } as never);
});
afterAll(() => service.stop());
afterEach(() => service.client().curationSets('rules').delete());

type Rules = Parameters<ReturnType<ReturnType<RunningService['client']>['curationSets']>['upsert']>[0]['items'];
const rule = (items: Rules) => service.client().curationSets('rules').upsert({ items });

async function responseTo(q: string, wish: Record<string, unknown> = {}) {
  const parameters = {
    q,
    query_by: 'name',
    drop_tokens_threshold: 0,
    sort_by: 'custom_rank:asc',
    per_page: 100,
    ...wish,
  };
  return service
    .client()
    .collections<Vehicle>('cars')
    .documents()
    .search(parameters as { q: string });
}

const idsOf = async (q: string, wish: Record<string, unknown> = {}) =>
  ((await responseTo(q, wish)).hits ?? []).map(({ document }) => document.id);

describe('rules of a curation set', () => {
  it('match any value of a field: {make} filters by the make that was typed, and only its words go', async () => {
    await rule([{ id: 'make', rule: { query: '{make} line', match: 'contains' }, filter_by: 'make:={make}' }]);
    expect(await idsOf('kia line')).toEqual(['car-9']);
    expect(await idsOf('ford line gt')).toEqual([]);
    expect(await idsOf('nonsense line')).toEqual([]);
    await rule([{ id: 'make', rule: { query: '{make}', match: 'exact' }, filter_by: 'make:={make}' }]);
    expect(await idsOf('land rover', { query_by: 'body' })).toEqual(['car-8']);
    expect(await idsOf('mazda', { filter_by: 'year:>2020', query_by: 'body' })).toEqual(['car-1']);
  });

  it('retain the words where they are set to, change them or sort', async () => {
    await rule([
      { id: 'a', rule: { query: 'cheap', match: 'contains' }, replace_query: '*', sort_by: 'price:asc' },
      { id: 'b', rule: { query: 'suv', match: 'contains' }, filter_by: 'body:=SUV', remove_matched_tokens: false },
    ]);
    expect((await idsOf('cheap things')).slice(0, 2)).toEqual(['car-4', 'car-10']);
    expect(await idsOf('suv')).toEqual([]);
  });

  it('are called by tags: those with all of them before those with some; without tags only untagged rules', async () => {
    await rule([
      { id: '1', rule: { tags: ['home'] }, excludes: [{ id: 'car-1' }] },
      { id: '2', rule: { tags: ['home', 'phone'] }, excludes: [{ id: 'car-2' }] },
      { id: '3', rule: { query: 'mazda', match: 'exact' }, excludes: [{ id: 'car-1' }] },
    ]);
    expect(await idsOf('mazda')).toEqual(['car-2']);
    expect(await idsOf('mazda', { curation_tags: 'home,phone' })).toEqual(['car-1']);
    expect(await idsOf('mazda', { curation_tags: 'home' })).toEqual(['car-2']);
    expect(await idsOf('mazda', { curation_tags: 'elsewhere' })).toEqual(['car-1', 'car-2']);
  });

  it('hold within their time, and on a filter where they name one', async () => {
    const now = Math.floor(Date.now() / 1000);
    const hide = (id: string, more: object) => ({ id, rule: { query: 'mazda', match: 'exact' as const }, ...more });
    await rule([hide('over', { effective_to_ts: now - 60, excludes: [{ id: 'car-1' }] })]);
    expect(await idsOf('mazda')).toEqual(['car-1', 'car-2']);
    await rule([hide('later', { effective_from_ts: now + 3600, excludes: [{ id: 'car-1' }] })]);
    expect(await idsOf('mazda')).toEqual(['car-1', 'car-2']);
    await rule([{ id: 'on', rule: { filter_by: 'body:=SUV' }, excludes: [{ id: 'car-1' }] }]);
    expect(await idsOf('mazda')).toEqual(['car-1', 'car-2']);
    expect(await idsOf('mazda', { filter_by: 'body:=SUV' })).toEqual(['car-2']);
  });

  it('end the search for more rules unless they are set to continue', async () => {
    const first = { id: '1', rule: { query: 'mazda', match: 'exact' as const }, excludes: [{ id: 'car-1' }] };
    const second = { id: '2', rule: { query: 'mazda', match: 'contains' as const }, excludes: [{ id: 'car-2' }] };
    await rule([first, second]);
    expect(await idsOf('mazda')).toEqual(['car-2']);
    await rule([{ ...first, stop_processing: false }, second]);
    expect(await idsOf('mazda')).toEqual([]);
  });

  it('pin a vehicle outside the filter unless the filter is for pins too, and mark it', async () => {
    const pin = {
      id: 'p',
      rule: { query: 'mazda', match: 'exact' as const },
      includes: [{ id: 'car-9', position: 1 }],
    };
    await rule([pin]);
    const { hits = [] } = await responseTo('mazda', { filter_by: 'make:=Mazda' });
    expect(hits.map(({ document }) => document.id)).toEqual(['car-9', 'car-1', 'car-2']);
    expect(hits[0]).toMatchObject({ curated: true });
    await rule([{ ...pin, filter_curated_hits: true }]);
    expect(await idsOf('mazda', { filter_by: 'make:=Mazda' })).toEqual(['car-1', 'car-2']);
  });

  it('pass their metadata to the page', async () => {
    await rule([{ id: 'm', rule: { query: 'mazda', match: 'exact' }, metadata: { banner: 'zoom' } }]);
    expect(await responseTo('mazda')).toMatchObject({ metadata: { banner: 'zoom' } });
    expect(await responseTo('kia')).not.toHaveProperty('metadata');
  });

  it('are read, replaced and removed one by one, and refused without a condition', async () => {
    await rule([]);
    const set = service.client().curationSets('rules');
    const item = { rule: { query: 'kia', match: 'exact' as const }, includes: [{ id: 'car-1', position: 1 }] };
    expect(await set.items('k').upsert(item)).toMatchObject({ id: 'k', ...item });
    expect(await set.items().retrieve()).toHaveLength(1);
    expect(await idsOf('kia')).toEqual(['car-1', 'car-9']);
    expect(await set.items('k').delete()).toEqual({ id: 'k' });
    await expect(set.items('k').retrieve()).rejects.toMatchObject({ httpStatus: 404 });
    for (const rule of [undefined, {}, { query: 'a' }, { query: 'a', match: 'roughly' }]) {
      const body = JSON.stringify({ items: [{ id: 'a', rule }] });
      expect((await service.request('PUT', '/curation_sets/other', body)).status).toBe(400);
    }
  });
});
