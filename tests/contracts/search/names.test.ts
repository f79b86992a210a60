import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RunningService } from './running-service.ts';
import { stock, type Vehicle, vehicleSchema } from './vehicles.ts';

let service: RunningService;
beforeAll(async () => {
  service = await RunningService.start();
  await stock(service.client(), 'cars');
});
afterAll(() => service.stop());

const odd = 'cars & utes /:=-_~?#%';
const forbidden = { httpStatus: 401 };
const gone = { httpStatus: 404 };

describe('names with spaces and signs of addresses', () => {
  it('name aliases, presets, stop words and sets as they are', async () => {
    const client = service.client();
    await client.aliases().upsert(odd, { collection_name: 'cars' });
    expect(await client.aliases(odd).retrieve()).toEqual({ name: odd, collection_name: 'cars' });
    expect((await client.collections(odd).documents().search({ q: '*' })).found).toBe(10);
    expect(await client.aliases(odd).delete()).toMatchObject({ name: odd });
    await expect(client.aliases(odd).retrieve()).rejects.toMatchObject(gone);
    await client.presets().upsert(odd, { value: { sort_by: 'price:asc' } });
    expect(await client.presets(odd).retrieve()).toEqual({ name: odd, value: { sort_by: 'price:asc' } });
    await client.stopwords().upsert(odd, { stopwords: ['the'] });
    expect((await client.stopwords(odd).retrieve()).stopwords).toMatchObject({ id: odd, stopwords: ['the'] });
    await client.synonymSets(odd).upsert({ items: [{ id: odd, synonyms: ['ute', 'pickup'] }] });
    expect(await client.synonymSets(odd).items(odd).retrieve()).toMatchObject({ id: odd });
  });

  it('name documents', async () => {
    const documents = service.client().collections<Vehicle>('cars').documents();
    const car = await service.client().collections<Vehicle>('cars').documents('car-1').retrieve();
    await documents.create({ ...car, id: odd });
    expect((await service.client().collections<Vehicle>('cars').documents(odd).retrieve()).id).toBe(odd);
    expect((await documents.search({ q: '*', filter_by: `id:=\`${odd}\`` })).found).toBe(1);
    await service.client().collections('cars').documents(odd).delete();
  });
});

describe('a collection made after another', () => {
  it('has its fields and sets, whatever the body has of them, and none of its documents', async () => {
    const client = service.client();
    await client.collections('cars').update({ synonym_sets: ['words'], metadata: { feed: 'a' } } as never);
    const body = { name: 'copy', fields: [{ name: 'x', type: 'string' as const }] };
    const made = await client.collections().create(body, { src_name: 'cars' });
    expect(made.fields?.map(({ name }) => name)).toEqual(vehicleSchema('cars').fields.map(({ name }) => name));
    expect(made).toMatchObject({
      name: 'copy',
      num_documents: 0,
      token_separators: ['-', '/'],
      synonym_sets: ['words'],
    });
    expect((await client.collections('copy').documents().search({ q: '*' })).found).toBe(0);
  });

  it('has its documents too on request, and goes its own way from then on', async () => {
    const path = '/collections?src_name=cars&copy_documents=true';
    const { status } = await service.request('POST', path, '{"name":"twin"}');
    expect(status).toBe(201);
    const twin = service.client().collections<Vehicle>('twin');
    expect((await twin.documents().search({ q: 'mazda', query_by: 'name' })).found).toBe(2);
    await twin.documents().delete({ filter_by: 'make:=Mazda' });
    expect((await service.client().collections('cars').retrieve()).num_documents).toBe(10);
  });

  it('is refused without a name, for an unknown model, and to a key that may not read the model', async () => {
    const make = (query: string, body: string, key?: string) =>
      service.request('POST', `/collections?${query}`, body, key);
    expect((await make('src_name=cars', '{}')).status).toBe(400);
    expect((await make('src_name=nowhere', '{"name":"another"}')).status).toBe(404);
    const { value = '' } = await service
      .client()
      .keys()
      .create({ description: 'maker', actions: ['collections:create'], collections: ['mine.*'] });
    expect((await make('src_name=cars', '{"name":"mine"}', value)).status).toBe(forbidden.httpStatus);
  });
});

describe('the list of collections', () => {
  it('is given in parts, newest first, and to a key as far as it may see', async () => {
    const names = async (query = '') =>
      (JSON.parse((await service.request('GET', `/collections${query}`)).text) as { name: string }[]).map(
        ({ name }) => name,
      );
    const all = await names();
    expect(all.at(-1)).toBe('cars');
    expect(await names('?limit=1')).toEqual(all.slice(0, 1));
    expect(await names('?limit=5&offset=1')).toEqual(all.slice(1));
    const { value } = await service
      .client()
      .keys()
      .create({ description: 'reader', actions: ['collections:list'], collections: ['cars'] });
    expect((await service.client(value).collections().retrieve()).map(({ name }) => name)).toEqual(['cars']);
  });
});
