import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RunningService } from './running-service.ts';
import { idsWhere, stock, type Vehicle, vehicles } from './vehicles.ts';

let service: RunningService;
let parent = '';
beforeAll(async () => {
  service = await RunningService.start();
  await stock(service.client(), 'cars');
  await stock(service.client(), 'private');
  parent = await keyFor(['documents:search'], ['cars.*']);
});
afterAll(() => service.stop());

async function keyFor(actions: string[], collections: string[], more = {}): Promise<string> {
  const key = await service
    .client()
    .keys()
    .create({ description: 'test', actions, collections, ...more });
  return key.value ?? '';
}

function searchWith(key: string, wish: Record<string, string> = {}, collection = 'cars') {
  return service
    .client(key)
    .collections<Vehicle>(collection)
    .documents()
    .search({ q: '*', per_page: 100, sort_by: 'custom_rank:asc', ...wish });
}

async function idsWith(key: string, wish: Record<string, string> = {}): Promise<string[]> {
  return ((await searchWith(key, wish)).hits ?? []).map(({ document }) => document.id);
}

const scopedTo = (parameters: Record<string, unknown>, from = parent) =>
  service.client().keys().generateScopedSearchKey(from, parameters);
const forbidden = { httpStatus: 401 };

describe('keys', () => {
  it('shows a value once and its beginning later', async () => {
    const made = await service
      .client()
      .keys()
      .create({ description: 'web', actions: ['documents:search'], collections: ['cars'] });
    expect(made.value).toHaveLength(32);
    const read = await service.client().keys(made.id).retrieve();
    expect(read).toMatchObject({ description: 'web', actions: ['documents:search'], collections: ['cars'] });
    expect(read).toHaveProperty('value_prefix', made.value?.slice(0, 4));
    expect(read).not.toHaveProperty('value');
    expect(JSON.stringify(await service.client().keys().retrieve())).not.toContain(made.value);
    await service.client().keys(made.id).delete();
    await expect(service.client().keys(made.id).retrieve()).rejects.toMatchObject({ httpStatus: 404 });
    await expect(searchWith(made.value ?? '')).rejects.toMatchObject(forbidden);
  });

  it('lets a key do its actions on its collections, and nothing else', async () => {
    expect((await searchWith(parent)).found).toBe(10);
    await expect(searchWith(parent, {}, 'private')).rejects.toMatchObject(forbidden);
    const client = service.client(parent);
    await expect(client.collections('cars').documents('car-1').retrieve()).rejects.toMatchObject(forbidden);
    await expect(client.collections('cars').documents().export()).rejects.toMatchObject(forbidden);
    await expect(client.collections().retrieve()).rejects.toMatchObject(forbidden);
    await expect(client.keys().retrieve()).rejects.toMatchObject(forbidden);
    const writer = service.client(await keyFor(['documents:upsert'], ['cars']));
    const car = await service.client().collections<Vehicle>('cars').documents('car-1').retrieve();
    await writer.collections<Vehicle>('cars').documents().upsert(car);
    await expect(writer.collections<Vehicle>('cars').documents().create(car)).rejects.toMatchObject(forbidden);
  });

  it('takes a pattern as the whole name: `cars.*` is not `privatecars`', async () => {
    await stock(service.client(), 'privatecars');
    await expect(searchWith(parent, {}, 'privatecars')).rejects.toMatchObject(forbidden);
  });

  it('lets a valid key see that a collection is not there, and an unknown key nothing', async () => {
    await expect(searchWith(parent, {}, 'cars_gone')).rejects.toMatchObject({ httpStatus: 404 });
    await expect(searchWith('no-such-key', {}, 'cars_gone')).rejects.toMatchObject(forbidden);
  });

  it('refuses a key after its end', async () => {
    const over = await keyFor(['*'], ['*'], { expires_at: Math.floor(Date.now() / 1000) - 1 });
    await expect(searchWith(over)).rejects.toMatchObject(forbidden);
  });

  it("removes a key at its end where that was requested, and takes a value of one's own once", async () => {
    const over = Math.floor(Date.now() / 1000) - 1;
    const rights = { actions: ['documents:search'], collections: ['cars'] };
    const own = { ...rights, description: 'own', value: 'a-value-of-our-own-7' };
    expect((await service.client().keys().create(own)).value).toBe(own.value);
    expect((await searchWith(own.value)).found).toBe(10);
    await expect(service.client().keys().create(own)).rejects.toMatchObject({ httpStatus: 409 });
    expect((await service.request('POST', '/keys', JSON.stringify({ ...own, value: 'short' }))).status).toBe(400);
    await keyFor(rights.actions, rights.collections, { expires_at: over, autodelete: true, description: 'goes' });
    await keyFor(rights.actions, rights.collections, { expires_at: over, description: 'stays' });
    const described = (await service.client().keys().retrieve()).keys.map(({ description }) => description);
    expect(described).toContain('stays');
    expect(described).not.toContain('goes');
  });

  it('refuses definitions without actions or collections, or with a broken pattern', async () => {
    for (const body of [{ collections: ['*'] }, { actions: ['*'] }, { actions: [], collections: ['*'] }]) {
      expect((await service.request('POST', '/keys', JSON.stringify(body))).status).toBe(400);
    }
    await expect(keyFor(['*'], ['('])).rejects.toMatchObject({ httpStatus: 400 });
  });

  it('takes the key from the address as well, and never without one', async () => {
    const path = '/collections/cars/documents/search?q=*';
    expect((await service.request('GET', `${path}&x-typesense-api-key=${parent}`, undefined, null)).status).toBe(200);
    const { status, text } = await service.request('GET', path, undefined, null);
    expect([status, JSON.parse(text)]).toEqual([
      401,
      { message: 'Forbidden - a valid `x-typesense-api-key` header must be sent.' },
    ]);
  });
});

describe('scoped keys', () => {
  const north = idsWhere(({ sites }) => sites.includes('north'));

  it('[SRCH-27] keeps every search within the filter of the key', async () => {
    expect(await idsWith(scopedTo({ filter_by: 'sites:=north' }))).toEqual(north);
  });

  const makesOf = (site: string) =>
    new Set(vehicles.filter(({ sites }) => sites.includes(site)).map(({ make }) => make)).size;
  /** With the vehicles, or groups of them, that the key leaves of each; null where the wish is refused. */
  const attempts: [Record<string, string>, number | null][] = [
    [{ filter_by: 'sites:=south' }, idsWhere(({ sites }) => sites.includes('north') && sites.includes('south')).length],
    [{ filter_by: 'id:!=nobody || sites:=south' }, north.length],
    [{ filter_by: 'year:>0) || (year:>0' }, null],
    [{ filter_by: '' }, north.length],
    [{ pinned_hits: 'car-3:1,car-5:2' }, north.length],
    [{ group_by: 'make', group_limit: '99' }, makesOf('north')],
    [{ preset: 'everything' }, north.length],
    [{ q: 'hilux', query_by: 'name', enable_overrides: 'true' }, 0],
    [{ validate_field_names: 'false', filter_by: 'nothing:=1 || year:>0' }, north.length],
  ];
  for (const [wish, found] of attempts) {
    it(`cannot be widened by ${JSON.stringify(wish)}`, async () => {
      await service
        .client()
        .presets()
        .upsert('everything', { value: { q: '*', filter_by: 'year:>0' } });
      const response = await searchWith(scopedTo({ filter_by: 'sites:=north' }), { facet_by: 'model', ...wish }).catch(
        (error) => error,
      );
      if (found === null) expect(response).toMatchObject({ httpStatus: 400 });
      else expect(response.found).toBe(found);
      const text =
        JSON.stringify(response.hits ?? response.grouped_hits ?? []) + JSON.stringify(response.facet_counts ?? []);
      for (const model of ['HiLux', 'RAV4', 'Puma', 'EV6']) expect(text).not.toContain(model);
    });
  }

  it('wins over what the visitor requests', async () => {
    const key = scopedTo({ filter_by: 'sites:=north', per_page: 2, exclude_fields: 'price', hidden_hits: 'car-1' });
    const { hits } = await searchWith(key, { per_page: '50', include_fields: 'id,price', hidden_hits: '' });
    expect(hits?.map(({ document }) => document)).toEqual([{ id: 'car-2' }, { id: 'car-4' }]);
  });

  it('shows no snippet of a field that the key leaves out', async () => {
    for (const exclude_fields of ['name', 'nam*']) {
      const key = scopedTo({ exclude_fields });
      const response = await searchWith(key, { q: 'corolla', query_by: 'name', highlight_fields: 'name' });
      expect(response.found).toBe(1);
      expect(JSON.stringify(response.hits)).not.toContain('Hybrid');
    }
  });

  it('can do nothing but search, and only what its parent may', async () => {
    const key = scopedTo({ filter_by: 'sites:=north' });
    await expect(service.client(key).collections('cars').documents('car-1').retrieve()).rejects.toMatchObject(
      forbidden,
    );
    await expect(searchWith(key, {}, 'private')).rejects.toMatchObject(forbidden);
  });

  it('is refused when changed, made with another key, or made with a key that can do more', async () => {
    const key = scopedTo({ filter_by: 'sites:=north' });
    const raw = Buffer.from(key, 'base64').toString();
    const changed = Buffer.from(raw.replace('north', 'south')).toString('base64');
    await expect(searchWith(changed)).rejects.toMatchObject(forbidden);
    await expect(searchWith(scopedTo({ filter_by: 'x' }, `${parent.slice(0, 4)}not-the-parent`))).rejects.toMatchObject(
      forbidden,
    );
    await expect(searchWith(scopedTo({ filter_by: 'sites:=north' }, service.adminKey))).rejects.toMatchObject(
      forbidden,
    );
    const wide = await keyFor(['documents:search', 'documents:get'], ['cars']);
    await expect(searchWith(scopedTo({ filter_by: 'sites:=north' }, wide))).rejects.toMatchObject(forbidden);
  });

  it('is the HMAC that the documentation describes', async () => {
    const text = JSON.stringify({ filter_by: 'sites:=north' });
    const digest = createHmac('sha256', parent).update(text).digest('base64');
    const key = Buffer.from(`${digest}${parent.slice(0, 4)}${text}`).toString('base64');
    expect(await idsWith(key)).toEqual(north);
  });

  it('ends with its own end, with its parent and with the end of its parent', async () => {
    const past = Math.floor(Date.now() / 1000) - 1;
    const future = past + 3600;
    await expect(searchWith(scopedTo({ expires_at: past }))).rejects.toMatchObject(forbidden);
    await expect(searchWith(scopedTo({ expires_at: String(past) as never }))).rejects.toMatchObject(forbidden);
    expect((await searchWith(scopedTo({ expires_at: future }))).found).toBe(10);
    const over = await keyFor(['documents:search'], ['cars'], { expires_at: past });
    await expect(searchWith(scopedTo({ expires_at: future }, over))).rejects.toMatchObject(forbidden);
    const { id, value } = await service
      .client()
      .keys()
      .create({ description: 'short', actions: ['documents:search'], collections: ['cars'] });
    const child = scopedTo({ filter_by: 'sites:=north' }, value);
    expect((await searchWith(child)).found).toBe(north.length);
    await service.client().keys(id).delete();
    await expect(searchWith(child)).rejects.toMatchObject(forbidden);
  });
});
