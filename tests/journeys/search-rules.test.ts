import { afterAll, describe, expect, it } from 'vitest';
import { content, shop } from './shop.ts';

const id = 'search-rules-journey';
const path = '/search/new-used-and-demo-cars';
const cars = async (slug: string, query = '') =>
  [...(await shop(slug, path + query)).body.matchAll(/<article[\s\S]*?href="\/cars\/([^"#?]+)"/g)].map(
    ([, car]) => car,
  );
const rules = (more: object) =>
  content().createOrReplace({
    _id: id,
    _type: 'searchRules',
    name: 'Journey',
    site: { _type: 'reference', _ref: 'site-southbank-ford' },
    ...more,
  });
const numberOf = async (car = '') =>
  /Stock (?:no\.|number)[^A-Z0-9]*(?:<[^>]+>\s*)*([A-Z]+[\w-]*\d)/i.exec(
    (await shop('southbank-ford', `/cars/${car}`)).body,
  )?.[1] ?? '';

describe('search rules of a site', () => {
  afterAll(() => content().delete(id));

  it('a publish puts cars first, takes cars out of the lists and reads words otherwise, on that site alone', async () => {
    const [first = '', second = '', third = ''] = await cars('southbank-ford');
    const other = await cars('meridian-group');
    const [pinned, hidden] = [await numberOf(third), await numberOf(first)];
    expect([pinned, hidden]).not.toContain('');
    await rules({ pinned: [pinned], hidden: [hidden], synonyms: [{ _key: 'a', words: 'tradie wagon', means: 'ute' }] });
    await expect.poll(() => cars('southbank-ford').then((all) => all.slice(0, 2))).toEqual([third, second]);
    expect(await cars('southbank-ford', '?sortBy=price_descending')).not.toContain(first);
    expect((await shop('southbank-ford', `/cars/${first}`)).status).toBe(200);
    expect((await shop('southbank-ford', `${path}?query=tradie+wagon`)).body).toMatch(/Remove <\/span>Ute/);
    expect(await cars('meridian-group')).toEqual(other);
    const asked = await shop('southbank-ford', `/api/first-cars?pinned=${hidden}`);
    expect(JSON.parse(asked.body).cars[0]).toMatchObject({ stockNumber: hidden });
    await content().delete(id);
    await expect.poll(() => cars('southbank-ford').then((all) => all.slice(0, 3))).toEqual([first, second, third]);
  });
});
