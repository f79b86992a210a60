import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { content, shop, until } from './shop.ts';
import { sessionOf, sharedStudio } from './staff-session.ts';
import { documentPath } from './studio.ts';

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
  const word = 'zorblaxian';
  // Counts go to the records every half minute: what is searched for comes first.
  beforeAll(async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (Macintosh) Safari/605.1.15' };
    for (const query of [word, 'hybrid+suv']) await shop('southbank-ford', `${path}?query=${query}`, { headers });
  });
  afterEach(async () => {
    for (const one of [id, `drafts.${id}`]) await content().delete(one);
  });

  it('a publish puts cars first, takes cars out of the lists and reads words otherwise, on that site alone', async () => {
    const [first = '', second = '', third = ''] = await cars('southbank-ford');
    const other = await cars('meridian-group');
    const lists = () => cars('southbank-ford').then((all) => all.slice(0, 3));
    // Behind the hook that takes the rules away.
    onTestFinished(() =>
      until('the lists as they were', async () => `${await lists()}` === `${[first, second, third]}`),
    );
    const [pinned, hidden] = [await numberOf(third), await numberOf(first)];
    expect([pinned, hidden]).not.toContain('');
    await rules({ pinned: [pinned], hidden: [hidden], synonyms: [{ _key: 'a', words: 'tradie wagon', means: 'ute' }] });
    await expect.poll(() => cars('southbank-ford').then((all) => all.slice(0, 2))).toEqual([third, second]);
    expect(await cars('southbank-ford', '?sortBy=price_descending')).not.toContain(first);
    expect((await shop('southbank-ford', `/cars/${first}`)).status).toBe(200);
    expect((await shop('southbank-ford', `${path}?query=tradie+wagon`)).body).toMatch(/Remove <\/span>Ute/);
    expect(await cars('meridian-group')).toEqual(other);
    const response = await shop('southbank-ford', `/api/first-cars?pinned=${hidden}`);
    expect(JSON.parse(response.body).cars[0]).toMatchObject({ stockNumber: hidden });
    await content().delete(id);
    await expect.poll(lists).toEqual([first, second, third]);
  });

  it('staff see what shoppers searched for and what found nothing, and begin a rule for it with one press', async () => {
    await rules({});
    const cookie = await sessionOf('southbank-ford');
    const report = async () => (await shop('southbank-ford', '/api/shopper-searches', { headers: { cookie } })).body;
    await expect.poll(report, { timeout: 60_000 }).toMatch(/hybrid suv.*"nothing":.*zorblaxian/);
    const studio = await sharedStudio('southbank-ford');
    onTestFinished(() => studio.leave());
    const { page } = studio;
    await studio.go(documentPath('searchRules', id));
    await page.getByText('hybrid suv').waitFor();
    await page.getByRole('button', { name: `Make a rule for “${word}”` }).click();
    await page.getByText('In these rules').waitFor();
    await expect
      .poll(async () => (await content().getDocument(`drafts.${id}`))?.synonyms)
      .toMatchObject([{ words: word }]);
    expect(studio.complaints()).toEqual([]);
  });
});
