import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RunningService } from './running-service.ts';
import { idsWhere, stock, type Vehicle, vehicles } from './vehicles.ts';

let service: RunningService;
let run = 0;
let name = '';
const [first] = vehicles;
const documents = () => service.client().collections<Vehicle>(name).documents();
const one = (id: string) => service.client().collections<Vehicle>(name).documents(id);

beforeAll(async () => {
  service = await RunningService.start();
});
afterAll(() => service.stop());
beforeEach(async () => {
  name = `cars_${++run}`;
  await stock(service.client(), name);
});

describe('single documents', () => {
  it('is read back as it was written, with chosen fields on request', async () => {
    expect(await one('car-1').retrieve()).toEqual(first);
    const { text } = await service.request('GET', `/collections/${name}/documents/car-1?include_fields=id,price`);
    expect(JSON.parse(text)).toEqual({ id: 'car-1', price: 38990 });
  });

  it('create refuses an id that exists, update one that does not', async () => {
    await expect(documents().create(first as Vehicle)).rejects.toMatchObject({
      httpStatus: 409,
      message: expect.stringContaining('A document with id car-1 already exists.'),
    });
    await expect(one('car-99').update({ price: 1 })).rejects.toMatchObject({
      httpStatus: 404,
      message: expect.stringContaining('Could not find a document with id: car-99'),
    });
  });

  it('upsert replaces the whole document, update and emplace only what they name', async () => {
    const whole: Vehicle = { ...(first as Vehicle), price: 35000 };
    delete whole.seats;
    await documents().upsert(whole);
    expect(await one('car-1').retrieve()).toEqual(whole);
    await one('car-1').update({ km: 22000 });
    expect(await one('car-1').retrieve()).toEqual({ ...whole, km: 22000 });
    const emplaced = { id: 'car-1', year: 2021 } as Vehicle;
    await documents().import([emplaced], { action: 'emplace' });
    expect(await one('car-1').retrieve()).toEqual({ ...whole, km: 22000, year: 2021 });
    expect((await documents().search({ q: '*', filter_by: 'km:=22000 && price:=35000 && year:=2021' })).found).toBe(1);
  });

  it('is gone from searches when deleted, and deleting it again is 404 unless the request sets otherwise', async () => {
    await one('car-1').delete();
    expect((await documents().search({ q: 'cx-5', query_by: 'name', drop_tokens_threshold: 0 })).found).toBe(0);
    await expect(one('car-1').delete()).rejects.toMatchObject({ httpStatus: 404 });
    const { status } = await service.request('DELETE', `/collections/${name}/documents/car-1?ignore_not_found=true`);
    expect(status).toBe(200);
  });

  it('refuses missing fields and wrong types, and coerces on request', async () => {
    const { make: _make, ...without } = first as Vehicle;
    await expect(documents().create({ ...without, id: 'new' } as Vehicle)).rejects.toMatchObject({
      httpStatus: 400,
      message: expect.stringContaining(
        'Field `make` has been declared in the schema, but is not found in the document.',
      ),
    });
    const wrong = { ...first, id: 'new', year: '2020' } as unknown as Vehicle;
    await expect(documents().create(wrong)).rejects.toMatchObject({
      httpStatus: 400,
      message: expect.stringContaining('Field `year` must be an int32.'),
    });
    const made = await documents().create(wrong, { dirty_values: 'coerce_or_reject' });
    expect(made).toMatchObject({ id: 'new', year: 2020 });
  });

  it('gives a document without an id one of its own', async () => {
    const { id: _id, ...rest } = first as Vehicle;
    const made = await documents().create(rest as Vehicle);
    expect(await one(made.id).retrieve()).toEqual({ ...rest, id: made.id });
  });
});

describe('many documents', () => {
  it('responds to an import line by line, in order, and bad lines do not stop the good ones', async () => {
    const body = [
      JSON.stringify({ ...first, id: 'a' }),
      '{"id": "broken"',
      JSON.stringify({ ...first }),
      '[1]',
      JSON.stringify({ ...first, id: 'b', year: 'soon' }),
      '',
      JSON.stringify({ ...first, id: 'c' }),
    ].join('\n');
    const path = `/collections/${name}/documents/import?action=create&return_id=true`;
    const { status, text } = await service.request('POST', path, body);
    const lines = text.split('\n').map((line) => JSON.parse(line));
    expect(status).toBe(200);
    expect(lines.map(({ success, code }) => code ?? success)).toEqual([true, 400, 409, 400, 400, true]);
    expect(lines[0]).toEqual({ success: true, id: 'a' });
    expect(lines[1].document).toBe('{"id": "broken"');
    expect(lines[4].error).toBe('Field `year` must be an int32.');
    const reply = await service.request('POST', `${path}&return_doc=true`, JSON.stringify({ ...first, id: 'd' }));
    expect(JSON.parse(reply.text)).toEqual({ success: true, id: 'd', document: { ...first, id: 'd' } });
    expect((await documents().search({ q: '*' })).found).toBe(13);
  });

  it('lets the client report the lines that failed', async () => {
    const results = await documents().import([{ ...first, id: 'a' } as Vehicle, { id: 'b' } as Vehicle], {
      action: 'upsert',
      throwOnFail: false,
    });
    expect(results.map(({ success }) => success)).toEqual([true, false]);
    await expect(documents().import([{ id: 'b' } as Vehicle], { action: 'upsert' })).rejects.toMatchObject({
      importResults: [expect.objectContaining({ success: false, code: 400 })],
    });
  });

  it('refuses an unknown action and an empty body', async () => {
    const path = `/collections/${name}/documents/import`;
    expect((await service.request('POST', `${path}?action=replace`, '{}')).status).toBe(400);
    expect((await service.request('POST', path, '')).status).toBe(400);
  });

  it('exports what a filter selects, one document a line, with chosen fields', async () => {
    const lines = (await documents().export()).split('\n').map((line) => JSON.parse(line));
    expect(lines).toEqual(vehicles);
    const mazdas = await documents().export({ filter_by: 'make:=Mazda', include_fields: 'id,model' });
    expect(mazdas).toBe('{"id":"car-1","model":"CX-5"}\n{"id":"car-2","model":"CX-9"}');
  });

  it('updates and deletes by filter and returns how many', async () => {
    const change = { reserved: true } as Vehicle;
    expect(await documents().update(change, { filter_by: 'body:=Ute' })).toEqual({ num_updated: 2 });
    const reserved = await documents().search({ q: '*', filter_by: 'reserved:true', per_page: 50 });
    expect(reserved.found).toBe(idsWhere((car) => car.reserved || car.body === 'Ute').length);
    expect(await documents().delete({ filter_by: 'price:>45000' })).toEqual({
      num_deleted: idsWhere(({ price }) => price > 45000).length,
    });
    expect((await service.client().collections(name).retrieve()).num_documents).toBe(6);
    expect((await service.request('DELETE', `/collections/${name}/documents`)).status).toBe(400);
  });

  it('changes nothing when the change does not fit', async () => {
    const path = `/collections/${name}/documents?filter_by=body:=Ute`;
    expect((await service.request('PATCH', path, '{"year":"soon"}')).status).toBe(400);
    expect((await documents().search({ q: '*', filter_by: 'year:[2018,2021] && body:=Ute' })).found).toBe(2);
  });
});
