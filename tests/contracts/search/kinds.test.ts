import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RunningService } from './running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await RunningService.start();
});
afterAll(() => service.stop());

type Fields = { name: string; type: string; facet?: boolean; optional?: boolean; index?: boolean }[];

async function fill(name: string, fields: Fields, documents: object[], more: object = {}) {
  await service
    .client()
    .collections()
    .create({ name, fields, ...more } as never);
  if (documents.length === 0) return [];
  const results = await service.client().collections(name).documents().import(documents, { throwOnFail: false });
  return results as { success: boolean; error?: string }[];
}

async function idsOf(collection: string, wish: Record<string, unknown>): Promise<string[]> {
  const { hits = [] } = await service
    .client()
    .collections<{ id: string }>(collection)
    .documents()
    .search({ q: '*', ...wish } as never);
  return hits.map(({ document }) => document.id);
}

const typeOf = async (collection: string, field: string) =>
  (await service.client().collections(collection).retrieve()).fields?.find(({ name }) => name === field)?.type;

describe('nested objects', () => {
  beforeAll(async () => {
    const fields = [
      { name: 'dealer', type: 'object' },
      { name: 'offers', type: 'object[]', optional: true, facet: true },
    ];
    const documents = [
      { id: 'a', dealer: { name: 'Southbank', place: { state: 'VIC' } }, offers: [{ label: 'Tow kit', price: 10 }] },
      {
        id: 'b',
        dealer: { name: 'Harbour', place: { state: 'NSW' } },
        offers: [{ label: 'Mats', price: 20 }, { label: 'Tow bar' }],
      },
    ];
    await fill('nested', fields, documents, { enable_nested_fields: true });
  });

  it('are searched, filtered, counted and shown by dotted names', async () => {
    expect(await typeOf('nested', 'dealer.place.state')).toBe('string');
    expect(await typeOf('nested', 'offers.label')).toBe('string[]');
    expect(await idsOf('nested', { filter_by: 'dealer.place.state:=VIC' })).toEqual(['a']);
    expect(await idsOf('nested', { q: 'tow', query_by: 'offers.label', sort_by: '_seq_id:asc' })).toEqual(['a', 'b']);
    expect(await idsOf('nested', { filter_by: 'offers.price:>15' })).toEqual(['b']);
    const { facet_counts: facets } = await service
      .client()
      .collections('nested')
      .documents()
      .search({ q: '*', facet_by: 'offers.label' });
    expect(facets?.[0]?.counts.map(({ value }) => value).sort()).toEqual(['Mats', 'Tow bar', 'Tow kit']);
    const { hits } = await service
      .client()
      .collections('nested')
      .documents()
      .search({ q: 'southbank', query_by: 'dealer.name', include_fields: 'dealer.name' });
    expect(hits?.[0]?.document).toEqual({ dealer: { name: 'Southbank' } });
    expect(hits?.[0]?.highlight).toMatchObject({ dealer: { name: { snippet: '<mark>Southbank</mark>' } } });
  });

  it('are found in stored documents when their field is added later', async () => {
    const fields = [{ name: 'make', type: 'string' }];
    const documents = [
      { id: 'a', make: 'Mazda', yard: { name: 'Docklands', bays: 4 }, note: 'tow kit' },
      { id: 'b', make: 'Kia', yard: { name: 'Epping' } },
    ];
    await fill('later', fields, documents, { enable_nested_fields: true });
    const added = [
      { name: 'yard', type: 'object', facet: true },
      { name: 'note', type: 'auto' },
    ];
    await service
      .client()
      .collections('later')
      .update({ fields: added } as never);
    expect(await idsOf('later', { filter_by: 'yard.name:=Docklands' })).toEqual(['a']);
    expect(await idsOf('later', { filter_by: 'yard.bays:>3' })).toEqual(['a']);
    expect(await idsOf('later', { q: 'tow', query_by: 'note' })).toEqual(['a']);
    await service
      .client()
      .collections('later')
      .documents()
      .create({ id: 'c', make: 'Kia', yard: { name: 'Docklands', roof: true } });
    expect(await idsOf('later', { filter_by: 'yard.name:=Docklands && yard.roof:true' })).toEqual(['c']);
  });

  it('need to be switched on, and to be objects', async () => {
    await expect(fill('flat', [{ name: 'dealer', type: 'object' }], [])).rejects.toMatchObject({ httpStatus: 400 });
    const documents = service.client().collections('nested').documents();
    await expect(documents.create({ id: 'c', dealer: 'Southbank' })).rejects.toMatchObject({ httpStatus: 400 });
  });

  it('cannot be given names that every object has', async () => {
    const text = '{"id":"p","dealer":{"name":"x"},"__proto__":{"polluted":"tow"},"constructor":"tow"}';
    expect((await service.request('POST', '/collections/nested/documents', text)).status).toBe(201);
    const search = '/collections/nested/documents/search?q=x&query_by=dealer.name';
    const names = ['__proto__.polluted', '__proto__', 'constructor.name', 'toString'];
    for (const name of names)
      expect((await service.request('GET', `${search}&highlight_fields=${name}&include_fields=${name}`)).status).toBe(
        200,
      );
    expect((await service.request('GET', `${search}&filter_by=constructor:=tow`)).status).toBe(404);
    await service.client().collections('nested').documents('p').delete();
  });
});

describe('types that are found from the first value', () => {
  it('come from patterns, and later values are put into them', async () => {
    const documents = [
      { id: 'a', make_name: 'Mazda', doors: 5, spec_power: 140.5, tags: ['a'], sold: false },
      { id: 'b', make_name: 7, doors: '4', spec_power: 150, tags: ['b'], sold: 'true' },
      { id: 'c', doors: 'many' },
    ];
    const fields = [
      { name: '.*', type: 'auto' },
      { name: '.*_name', type: 'string', facet: true },
    ];
    const results = await fill('found', fields, documents);
    expect(results.map(({ success }) => success)).toEqual([true, true, false]);
    const kinds = await Promise.all(
      ['make_name', 'doors', 'spec_power', 'tags', 'sold'].map((name) => typeOf('found', name)),
    );
    expect(kinds).toEqual(['string', 'int64', 'float', 'string[]', 'bool']);
    expect(await idsOf('found', { filter_by: 'doors:4 && make_name:=7 && sold:true' })).toEqual(['b']);
  });

  it('string* keeps whatever comes as words', async () => {
    await fill('words', [{ name: 'note', type: 'string*' }], [{ id: 'a', note: 'tow bar' }]);
    expect((await service.client().collections('words').documents('a').retrieve()) as object).toMatchObject({
      note: 'tow bar',
    });
    await service.client().collections('words').documents().create({ id: 'b', note: 7 });
    expect(await idsOf('words', { filter_by: 'note:=7' })).toEqual(['b']);
    expect(await idsOf('words', { q: 'tow', query_by: 'note' })).toEqual(['a']);
  });
});

describe('places', () => {
  const melbourne: [number, number] = [-37.81, 144.96];
  beforeAll(() =>
    fill(
      'places',
      [{ name: 'at', type: 'geopoint' }],
      [
        { id: 'melbourne', at: melbourne },
        { id: 'geelong', at: [-38.15, 144.36] },
        { id: 'sydney', at: [-33.87, 151.21] },
      ],
    ),
  );

  it('are selected by distance or within corners, and sorted by how near they are', async () => {
    const near = { sort_by: 'at(-37.81, 144.96):asc' };
    expect(await idsOf('places', near)).toEqual(['melbourne', 'geelong', 'sydney']);
    expect(await idsOf('places', { ...near, filter_by: 'at:(-37.81, 144.96, 100 km)' })).toEqual([
      'melbourne',
      'geelong',
    ]);
    expect(await idsOf('places', { filter_by: 'at:(-37.81, 144.96, 10 mi)' })).toEqual(['melbourne']);
    const victoria = 'at:(-36.0, 141.0, -36.0, 150.0, -39.0, 150.0, -39.0, 141.0)';
    expect(await idsOf('places', { ...near, filter_by: victoria })).toEqual(['melbourne', 'geelong']);
  });

  it('must be two numbers, and a filter must be a distance or corners', async () => {
    const documents = service.client().collections('places').documents();
    for (const at of [[1], 'here', [1, 'x'], [[1, 2]]])
      await expect(documents.create({ id: 'x', at })).rejects.toMatchObject({ httpStatus: 400 });
    for (const filter_by of ['at:5', 'at:(1, 2)', 'at:(1, 2, 5 feet)'])
      await expect(documents.search({ q: '*', filter_by })).rejects.toMatchObject({ httpStatus: 400 });
  });
});

describe('symbols and separators', () => {
  it('are in words where the collection indexes them, and part words where it is set to', async () => {
    const documents = [
      { id: 'plus', name: 'Premium+ pack' },
      { id: 'plain', name: 'Premium pack' },
      { id: 'joined', name: 'Tow-pack/roof' },
    ];
    const more = { symbols_to_index: ['+'], token_separators: ['/'] };
    await fill('symbols', [{ name: 'name', type: 'string' }], documents, more);
    const named = (q: string) =>
      idsOf('symbols', { q, query_by: 'name', prefix: false, num_typos: 0, split_join_tokens: 'off' });
    expect(await named('premium+')).toEqual(['plus']);
    expect(await named('premium')).toEqual(['plain']);
    expect([await named('towpack'), await named('roof'), await named('tow')]).toEqual([['joined'], ['joined'], []]);
  });
});

describe('values of the wrong type', () => {
  const ways: [mode: string | undefined, kept: unknown][] = [
    [undefined, 400],
    ['reject', 400],
    ['drop', undefined],
    ['coerce_or_reject', 400],
    ['coerce_or_drop', undefined],
  ];
  it.each(ways)('dirty_values %s', async (mode, expected) => {
    const name = `dirty_${mode}`;
    await fill(name, [{ name: 'year', type: 'int32', optional: true }], []);
    const path = `/collections/${name}/documents${mode ? `?dirty_values=${mode}` : ''}`;
    const { status, text } = await service.request('POST', path, '{"id":"a","year":"soon"}');
    if (expected === 400) expect([status, JSON.parse(text).message]).toEqual([400, 'Field `year` must be an int32.']);
    else expect([status, JSON.parse(text).year]).toEqual([201, expected]);
    const number = await service.request('POST', path, '{"id":"b","year":"2020"}');
    expect(number.status === 201 ? JSON.parse(number.text).year : 400).toBe(
      mode?.startsWith('coerce') ? 2020 : expected,
    );
  });

  it('a field that is not indexed takes anything, is shown, and cannot be filtered', async () => {
    await fill(
      'unindexed',
      [
        { name: 'a', type: 'string' },
        { name: 'raw', type: 'int32', index: false, optional: true },
      ],
      [{ id: '1', a: 'x', raw: { any: 'thing' } }],
    );
    expect(await service.client().collections('unindexed').documents('1').retrieve()).toMatchObject({
      raw: { any: 'thing' },
    });
    await expect(idsOf('unindexed', { filter_by: 'raw:=1' })).rejects.toMatchObject({ httpStatus: 400 });
  });
});
