import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RunningService } from './running-service.ts';
import { stock, type Vehicle, vehicles } from './vehicles.ts';

let service: RunningService;
beforeAll(async () => {
  service = await RunningService.start();
  await stock(service.client(), 'cars');
});
afterAll(() => service.stop());

type Wish = Record<string, string | number | boolean>;

async function search(q: string, wish: Wish = {}) {
  const parameters = { q, query_by: 'name', drop_tokens_threshold: 0, ...wish };
  return service.client().collections<Vehicle>('cars').documents().search(parameters);
}

async function namesOf(q: string, wish: Wish = {}): Promise<string[]> {
  return ((await search(q, wish)).hits ?? []).map(({ document }) => document.name);
}

describe('words', () => {
  it('finds the same car however its name is parted: cx-5, cx 5, CX5, CX/5', async () => {
    for (const q of ['cx-5', 'cx 5', 'CX5', 'cx/5']) expect(await namesOf(q)).toEqual(['2022 Mazda CX-5 Maxx Sport']);
  });

  it('wants every word, in any order and any letter case', async () => {
    expect(await namesOf('HYBRID corolla')).toEqual(['2020 Toyota Corolla Hybrid']);
    expect(await namesOf('corolla ranger')).toEqual([]);
  });

  it('takes the last word as a beginning, and only while prefix is on', async () => {
    expect(await namesOf('land disc')).toEqual(['2017 Land Rover Discovery']);
    expect(await namesOf('land disc', { prefix: false })).toEqual([]);
  });

  it('forgives one wrong letter from four letters on and two from seven on', async () => {
    expect(await namesOf('mazad', { sort_by: 'year:desc' })).toEqual([
      '2022 Mazda CX-5 Maxx Sport',
      '2019 Mazda CX-9 Azami',
    ]);
    expect(await namesOf('corrola')).toEqual(['2020 Toyota Corolla Hybrid']);
    expect(await namesOf('discvery')).toEqual(['2017 Land Rover Discovery']);
    expect(await namesOf('dscvery')).toEqual(['2017 Land Rover Discovery']);
    expect(await namesOf('mazad', { num_typos: 0 })).toEqual([]);
    expect(await namesOf('pumx', { min_len_1typo: 5 })).toEqual([]);
  });

  it('drops words from the end only when too little was found', async () => {
    expect(await namesOf('corolla zzzzzz', { drop_tokens_threshold: 1 })).toEqual(['2020 Toyota Corolla Hybrid']);
    expect(await namesOf('corolla zzzzzz', { drop_tokens_threshold: 0 })).toEqual([]);
  });

  it('takes quoted words as a phrase and leaves out excluded ones', async () => {
    expect(await namesOf('"rover discovery"')).toEqual(['2017 Land Rover Discovery']);
    expect(await namesOf('"discovery rover"')).toEqual([]);
    expect((await namesOf('toyota -hilux')).sort()).toEqual(['2020 Toyota Corolla Hybrid', '2023 Toyota RAV4 GXL']);
  });

  it('ranks a match in an earlier or heavier field above others', async () => {
    const documents = service.client().collections<Vehicle>('cars').documents();
    const [car] = vehicles as [Vehicle];
    await documents.upsert({ ...car, id: 'by-make', make: 'Lotus Cars', name: 'Elise', custom_rank: 1 });
    await documents.upsert({ ...car, id: 'by-name', make: 'Caterham', name: 'Seven, once a Lotus', custom_rank: 2 });
    const ids = async (wish: Wish) => ((await search('lotus', wish)).hits ?? []).map(({ document }) => document.id);
    const against = '_text_match:desc,custom_rank:desc';
    expect(await ids({ query_by: 'make,name', sort_by: against })).toEqual(['by-make', 'by-name']);
    const heavyName = { query_by: 'make,name', query_by_weights: '1,5' };
    const forMake = '_text_match:desc,custom_rank:asc';
    expect(await ids({ ...heavyName, sort_by: forMake })).toEqual(['by-name', 'by-make']);
    await documents.delete({ filter_by: 'id:[by-make,by-name]' });
  });

  it('puts a value that is exactly the query before one that only holds it', async () => {
    const documents = service.client().collections<Vehicle>('cars').documents();
    const [car] = vehicles as [Vehicle];
    await documents.upsert({ ...car, id: 'holds', name: 'Lotus Elise Cup', custom_rank: 2 });
    await documents.upsert({ ...car, id: 'exact', name: 'Lotus Elise', custom_rank: 1 });
    const first = async (wish: Wish) => (await search('lotus elise', wish)).hits?.[0]?.document.id;
    expect(await first({})).toBe('exact');
    expect(await first({ prioritize_exact_match: false })).toBe('holds');
    await documents.delete({ filter_by: 'id:[holds,exact]' });
  });

  it('finds in lists of words', async () => {
    expect((await search('sunroof', { query_by: 'features' })).found).toBe(4);
  });
});

describe('highlighting', () => {
  it('marks the words that matched, typos and beginnings included', async () => {
    const marked = async (q: string, wish: Wish = {}) => (await search(q, wish)).hits?.[0]?.highlights?.[0];
    expect(await marked('corolla')).toMatchObject({
      field: 'name',
      snippet: '2020 Toyota <mark>Corolla</mark> Hybrid',
      matched_tokens: ['Corolla'],
    });
    expect((await marked('corrola'))?.snippet).toBe('2020 Toyota <mark>Corolla</mark> Hybrid');
    expect((await marked('land disc'))?.snippet).toBe('2017 <mark>Land</mark> Rover <mark>Disc</mark>overy');
    const own = await marked('corolla', { highlight_start_tag: '<b>', highlight_end_tag: '</b>' });
    expect(own?.snippet).toBe('2020 Toyota <b>Corolla</b> Hybrid');
  });

  it('returns the object form too, and the place in a list of words', async () => {
    const hit = (await search('sunroof', { query_by: 'features', sort_by: 'custom_rank:asc' })).hits?.[0];
    expect(hit?.highlight).toMatchObject({
      features: [{ snippet: '<mark>Sunroof</mark>', matched_tokens: ['Sunroof'] }, expect.anything()],
    });
    expect(hit?.highlights?.[0]).toMatchObject({ field: 'features', indices: [0], snippets: ['<mark>Sunroof</mark>'] });
  });

  it('marks other fields or none on request', async () => {
    const hit = (await search('mazda', { highlight_fields: 'make' })).hits?.[0];
    expect(hit?.highlights?.map(({ field }) => field)).toEqual(['make']);
    expect((await search('mazda', { highlight_fields: 'none' })).hits?.[0]?.highlights).toEqual([]);
  });

  it('reports how well a hit matched', async () => {
    const hit = (await search('corolla hybrid')).hits?.[0];
    expect(hit?.text_match).toBeGreaterThan(0);
    expect(hit?.text_match_info).toMatchObject({ tokens_matched: 2, fields_matched: 1, num_tokens_dropped: 0 });
  });
});
