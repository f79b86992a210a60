import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cluster } from './cluster.ts';
import { RunningService } from './running-service.ts';
import { stock, type Vehicle, vehicleSchema, vehicles } from './vehicles.ts';

let service: RunningService;
beforeAll(async () => {
  service = await RunningService.start();
});
afterAll(() => service.stop());

/** `count` cars, each unlike the others in id, price and rank. */
function manyCars(count: number): Vehicle[] {
  return Array.from({ length: count }, (_, at) => {
    const model = vehicles[at % vehicles.length] as Vehicle;
    return { ...model, id: `many-${at}`, price: 10_000 + at, custom_rank: at };
  });
}

describe.skipIf(cluster)('what was acknowledged', () => {
  it('survives a kill: documents, changes, deletions, schemas, aliases, keys and sets', async () => {
    const client = service.client();
    await stock(client, 'cars');
    const cars = client.collections<Vehicle>('cars');
    await cars.documents().update({ km: 1 } as Vehicle, { filter_by: 'make:=Mazda' });
    await client.collections<Vehicle>('cars').documents('car-10').delete();
    await client.aliases().upsert('vehicles', { collection_name: 'cars' });
    await client.synonymSets('words').upsert({ items: [{ id: 'ute', synonyms: ['ute', 'pickup'] }] });
    const key = await client.keys().create({ description: 'k', actions: ['documents:search'], collections: ['.*'] });
    await cars.update({ fields: [{ name: 'dealer', type: 'string', optional: true }] });
    await service.kill();
    await service.boot();
    const again = service.client(key.value).collections<Vehicle>('vehicles').documents();
    expect((await again.search({ q: '*' })).found).toBe(9);
    expect((await again.search({ q: '*', filter_by: 'km:=1' })).found).toBe(2);
    expect((await again.search({ q: 'corolla', query_by: 'name' })).found).toBe(1);
    expect(await client.synonymSets('words').retrieve()).toMatchObject({ items: [{ id: 'ute' }] });
    expect((await client.collections('cars').retrieve()).fields?.map(({ name }) => name)).toContain('dealer');
  });

  it('survives a kill that comes in the middle of writing', async () => {
    const client = service.client();
    await client.collections().create(vehicleSchema('busy'));
    const acknowledged: string[] = [];
    const writing = (async () => {
      for (const car of manyCars(100_000)) {
        await client.collections<Vehicle>('busy').documents().upsert(car);
        acknowledged.push(car.id);
      }
    })().catch(() => undefined);
    await expect.poll(() => acknowledged.length).toBeGreaterThan(50);
    await service.kill();
    await writing;
    await service.boot();
    const lines = await client.collections('busy').documents().export({ include_fields: 'id' });
    const stored = new Set(lines.split('\n').map((line) => JSON.parse(line).id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  });

  it('takes 5,000 documents in one import, responds while it does, and finds them all after a kill', async () => {
    const client = service.client();
    await client.collections().create(vehicleSchema('large'));
    const cars = manyCars(5000);
    const importing = client.collections<Vehicle>('large').documents().import(cars, { action: 'upsert' });
    const health = await service.request('GET', '/health', undefined, null);
    expect(health.status).toBe(200);
    expect(await importing).toHaveLength(5000);
    await service.kill();
    await service.boot();
    const wish = { q: 'toyota', query_by: 'name', facet_by: 'make', sort_by: 'price:desc', per_page: 1 };
    const response = await client.collections<Vehicle>('large').documents().search(wish);
    expect(response).toMatchObject({ found: 1500, out_of: 5000 });
    expect(response.hits?.[0]?.document.price).toBe(14_994);
    expect(response.facet_counts?.[0]?.counts).toEqual([{ value: 'Toyota', count: 1500, highlighted: 'Toyota' }]);
  });

  it('keeps what had come of an import whose sender goes away, and goes on', async () => {
    const client = service.client();
    await client.collections().create(vehicleSchema('broken-off'));
    const lines = manyCars(500).map((car) => `${JSON.stringify(car)}\n`);
    const sending = request(`${service.url}/collections/broken-off/documents/import`, {
      method: 'POST',
      headers: { 'x-typesense-api-key': service.adminKey },
    });
    sending.on('error', () => undefined);
    sending.write(`${lines.join('')}{"id":"half`);
    const documents = async () => (await client.collections('broken-off').retrieve()).num_documents;
    await expect.poll(documents).toBe(500);
    sending.destroy();
    const rest = await client
      .collections<Vehicle>('broken-off')
      .documents()
      .import(manyCars(501), { action: 'upsert' });
    expect(rest.every(({ success }) => success)).toBe(true);
    expect(await documents()).toBe(501);
  });

  it('serves others while many documents change by filter; each is as it was or as it shall be, and later writes come after', async () => {
    const client = service.client();
    await client.collections().create(vehicleSchema('by-filter'));
    const documents = client.collections<Vehicle>('by-filter').documents();
    const all = 8000;
    await documents.import(manyCars(all).map((car) => ({ ...car, year: 2001 })));
    const [first] = manyCars(1);
    let writing: Promise<unknown> | undefined;
    let answered = 0;
    let year = 2001;
    // A machine may be busy for as long as one change takes: then another one is observed.
    for (; (answered <= 2 || !writing) && year < 2030; year += 1) {
      const left = writing ? all - 1 : all;
      const state = { over: false };
      const changing = documents.update({ year: year + 1 } as Vehicle, { filter_by: `year:${year}` }).finally(() => {
        state.over = true;
      });
      while (!state.over) {
        expect((await service.request('GET', '/health', undefined, null)).status).toBe(200);
        const { facet_counts: facets, found } = await documents.search({
          q: '*',
          facet_by: 'year',
          include_fields: 'id',
        });
        const years = facets?.[0]?.counts ?? [];
        expect(found).toBe(all);
        expect(years.reduce((sum, { count }) => sum + count, 0)).toBe(all);
        if (first && years.some(({ value }) => value === String(year + 1)))
          writing ??= documents.upsert({ ...first, year: 1999 });
        if (!state.over) answered++;
      }
      expect(await changing).toEqual({ num_updated: left });
      await writing;
    }
    expect(answered).toBeGreaterThan(2);
    const { facet_counts: facets } = await documents.search({ q: '*', facet_by: 'year' });
    expect(facets?.[0]?.counts.map(({ value, count }) => [value, count])).toEqual([
      [String(year), all - 1],
      ['1999', 1],
    ]);
  });

  it('stays right when many documents are replaced many times', async () => {
    const client = service.client();
    await client.collections().create(vehicleSchema('replaced'));
    const documents = client.collections<Vehicle>('replaced').documents();
    for (let round = 0; round < 4; round++) {
      const cars = manyCars(1000).map((car) => ({ ...car, km: round }));
      await documents.import(cars, { action: 'upsert' });
    }
    const response = await documents.search({ q: '*', filter_by: 'km:=3', facet_by: 'make' });
    expect(response).toMatchObject({ found: 1000, out_of: 1000 });
    expect((await documents.search({ q: 'mazda', query_by: 'name', filter_by: 'km:<3' })).found).toBe(0);
  });
});

describe.skipIf(cluster)('the process', () => {
  it('ends with 0 on SIGTERM, and when its supervisor is gone', async () => {
    expect(await service.terminate()).toBe(0);
    await service.boot();
    expect(await service.abandon()).toBe(0);
    await service.boot();
    expect((await service.request('GET', '/health', undefined, null)).status).toBe(200);
  });

  it('logs in lines of JSON', () => {
    for (const line of service.log) expect(JSON.parse(line)).toHaveProperty('event');
    const reply = service.log.map((line) => JSON.parse(line)).findLast(({ event }) => event === 'listening');
    expect(reply).toMatchObject({ documents: expect.any(Number), indexMegabytes: expect.any(Number) });
    expect(reply.documents).toBeGreaterThan(5_000);
    expect(reply.processMegabytes).toBeGreaterThan(reply.indexMegabytes);
  });
});
