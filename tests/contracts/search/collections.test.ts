import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RunningService } from './running-service.ts';
import { stock, vehicleSchema } from './vehicles.ts';

let service: RunningService;
beforeAll(async () => {
  service = await RunningService.start();
});
afterAll(() => service.stop());

describe('collections', () => {
  it('is made, listed, read and dropped with the documented shape', async () => {
    const client = service.client();
    const made = await client.collections().create(vehicleSchema('made'));
    expect(made).toMatchObject({ name: 'made', num_documents: 0, default_sorting_field: 'custom_rank' });
    expect(made.token_separators).toEqual(['-', '/']);
    expect(made.fields?.find(({ name }) => name === 'make')).toMatchObject({
      type: 'string',
      facet: true,
      index: true,
    });
    expect(made.created_at).toBeGreaterThan(1_600_000_000);
    const listed = await client.collections().retrieve({ exclude_fields: 'fields' });
    expect(listed.map(({ name }) => name)).toEqual(['made']);
    expect(listed[0]).not.toHaveProperty('fields');
    expect(await client.collections('made').exists()).toBe(true);
    expect(await client.collections('made').delete()).toMatchObject({ name: 'made' });
    expect(await client.collections('made').exists()).toBe(false);
  });

  it('refuses a second collection of the same name, and definitions without name, fields or a valid type', async () => {
    const client = service.client();
    await client.collections().create(vehicleSchema('twice'));
    await expect(client.collections().create(vehicleSchema('twice'))).rejects.toMatchObject({
      httpStatus: 409,
      message: expect.stringContaining('A collection with name `twice` already exists.'),
    });
    const cases: [unknown, string][] = [
      [{ fields: [{ name: 'a', type: 'string' }] }, 'Parameter `name` is required.'],
      [{ name: 'x' }, 'Parameter `fields` is required.'],
      [{ name: 'x', fields: [{ name: 'a', type: 'text' }] }, 'Field `a` has an invalid data type `text`'],
    ];
    for (const [body, message] of cases) {
      const { status, text } = await service.request('POST', '/collections', JSON.stringify(body));
      expect(status).toBe(400);
      expect(JSON.parse(text).message).toContain(message);
    }
  });

  it('takes new fields and drops old ones, and searches see both at once', async () => {
    const client = service.client();
    await stock(client, 'changing');
    const changing = client.collections('changing');
    const fields = [
      { name: 'colour', drop: true },
      { name: 'dealer', type: 'string' as const, facet: true, optional: true },
    ];
    await changing.update({ fields } as Parameters<typeof changing.update>[0]);
    await changing.documents().upsert({ ...(await changing.documents('car-1').retrieve()), dealer: 'Southbank' });
    const found = await changing.documents().search({ q: '*', filter_by: 'dealer:=Southbank' });
    expect(found.hits?.map(({ document }) => (document as { id: string }).id)).toEqual(['car-1']);
    await expect(changing.documents().search({ q: '*', filter_by: 'colour:=red' })).rejects.toMatchObject({
      httpStatus: 404,
    });
    const existing = (await changing.retrieve()).fields?.map(({ name }) => name);
    expect(existing).toContain('dealer');
    expect(existing).not.toContain('colour');
  });

  it('refuses a new field that stored documents do not have, and stays as it was', async () => {
    const client = service.client();
    await stock(client, 'strict');
    const wish = { fields: [{ name: 'vin', type: 'string' as const }] };
    await expect(client.collections('strict').update(wish)).rejects.toMatchObject({
      httpStatus: 400,
      message: expect.stringContaining('Schema change is incompatible'),
    });
    expect((await client.collections('strict').retrieve()).fields?.map(({ name }) => name)).not.toContain('vin');
    expect((await client.collections('strict').documents().search({ q: '*' })).found).toBe(10);
  });

  it('stays as it was when a late document refuses a change that earlier ones took', async () => {
    const path = '/collections/midway';
    const cars = Array.from({ length: 1200 }, (_, at) => ({
      id: `car-${at}`,
      make: at % 2 ? 'Kia' : 'Ford',
      bay: at === 1111 ? 'by the gate' : at,
      [`extra_${at % 5}`]: at,
    }));
    await service.request(
      'POST',
      '/collections',
      JSON.stringify({ name: 'midway', fields: [{ name: 'make', type: 'string', facet: true }] }),
    );
    await service.request('POST', `${path}/documents/import`, cars.map((car) => JSON.stringify(car)).join('\n'));
    const state = async () => {
      const search = '/documents/search?exclude_fields=search_time_ms&per_page=3&facet_by=make&q=';
      const responses = [];
      for (const request of ['', `${search}kia&query_by=make`, `${search}*&filter_by=bay:>5`])
        responses.push((await service.request('GET', `${path}${request}`)).text);
      return [...responses, (await service.request('GET', '/operations/schema_changes')).text];
    };
    const before = await state();
    const fields = [
      { name: 'make', drop: true },
      { name: 'extra_.*', type: 'auto' },
      { name: 'bay', type: 'int32' },
    ];
    const { status, text } = await service.request('PATCH', path, JSON.stringify({ fields }));
    expect([status, text]).toEqual([400, expect.stringContaining('Schema change is incompatible')]);
    expect(await state()).toEqual(before);
    const late = JSON.stringify({ id: 'late', make: 'Kia', bay: 'anywhere', extra_1: 'a text' });
    expect((await service.request('POST', `${path}/documents`, late)).status).toBe(201);
    const mended = JSON.stringify({ fields: [{ name: 'bay', type: 'string' }] });
    expect((await service.request('PATCH', path, mended)).status).toBe(400);
    expect((await service.request('DELETE', `${path}/documents?filter_by=id:late`)).status).toBe(200);
    expect(await state()).toEqual(before);
  });

  it('serves searches under another name, which moves from one collection to the next in one step', async () => {
    const client = service.client();
    await stock(client, 'vehicles_1');
    await client.collections().create(vehicleSchema('vehicles_2'));
    await client.aliases().upsert('vehicles', { collection_name: 'vehicles_1' });
    expect((await client.collections('vehicles').documents().search({ q: '*' })).found).toBe(10);
    expect(await client.aliases('vehicles').retrieve()).toEqual({ name: 'vehicles', collection_name: 'vehicles_1' });
    await client.aliases().upsert('vehicles', { collection_name: 'vehicles_2' });
    expect((await client.collections('vehicles').documents().search({ q: '*' })).found).toBe(0);
    expect((await client.aliases().retrieve()).aliases).toContainEqual({
      name: 'vehicles',
      collection_name: 'vehicles_2',
    });
    await client.aliases('vehicles').delete();
    await expect(client.collections('vehicles').documents().search({ q: '*' })).rejects.toMatchObject({
      httpStatus: 404,
    });
  });

  it('keeps a name for one purpose: no collection over an alias, no alias over a collection', async () => {
    const client = service.client();
    await client.collections().create(vehicleSchema('taken'));
    await client.aliases().upsert('nickname', { collection_name: 'taken' });
    await expect(client.collections().create(vehicleSchema('nickname'))).rejects.toMatchObject({ httpStatus: 409 });
    await expect(client.aliases().upsert('taken', { collection_name: 'taken' })).rejects.toMatchObject({
      httpStatus: 409,
    });
  });
});
