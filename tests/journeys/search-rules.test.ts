import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { press } from './hand.ts';
import { content, shop, until } from './shop.ts';
import { publishForm, sessionOf, sharedStudio } from './staff-session.ts';
import { documentPath, fill } from './studio.ts';

const slug = 'southbank-ford';
const userAgent =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Safari/605.1.15';
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

describe('what shoppers search for and do not find', { timeout: 300_000 }, () => {
  const word = 'zorblaxian';
  /** An address of each try, in letters alone: a long number would be taken for a person's. */
  let missing: string;
  let requested = false;
  async function request(): Promise<void> {
    const mark = Date.now()
      .toString(36)
      .replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
    missing = `/christmas-${mark}`;
    const headers = { accept: 'text/html', 'user-agent': userAgent };
    for (const query of [word, 'hybrid+suv']) await shop(slug, `${path}?query=${query}`, { headers });
    const referer = 'https://old-site.example/sale?name=x';
    expect((await shop(slug, missing, { headers: { ...headers, referer } })).status).toBe(404);
    requested = true;
  }
  // Counts go to the records every half minute: what is requested comes first.
  beforeAll(request);
  afterAll(() => content().delete({ query: '*[_type == "redirect" && from match "/christmas-*"]' }));
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
    const top = async () => (await page.getByTestId('field-name').boundingBox())?.y;
    const first = await top();
    await page.getByText('hybrid suv').waitFor();
    await page.getByText('With these rules, these come first now:').waitFor();
    expect(await top(), 'the form stays where it is while cars and searches load').toBe(first);
    await press(page.getByRole('button', { name: `Make a rule for “${word}”` }));
    await page.getByText('In these rules').waitFor();
    await expect
      .poll(async () => (await content().getDocument(`drafts.${id}`))?.synonyms)
      .toMatchObject([{ words: word }]);
    expect(studio.complaints()).toEqual([]);
  });

  it('[CMS-01] [CFG-05] an address that shoppers did not find becomes a redirect, and is in the list no more', async () => {
    if (!requested) await request();
    requested = false;
    const cookie = await sessionOf(slug);
    const list = async (): Promise<string> => (await shop(slug, '/api/missing-pages', { headers: { cookie } })).body;
    await until('the address is counted', async () => (await list()).includes(missing), 60_000);
    expect(await list()).not.toContain('name=x');
    const studio = await sharedStudio(slug);
    onTestFinished(() => studio.leave());
    const { page } = studio;
    await studio.go('/structure/search-engines');
    await press(page.getByRole('button', { name: 'Check again' }));
    const row = page.getByRole('listitem').filter({ hasText: missing });
    await row.getByText(/^Requested 1 time on 1 day of the last 30 · from old-site\.example$/).waitFor();
    await press(row.getByText('Make a redirect'));
    const from = page.getByTestId('field-from').locator('input').first();
    await expect.poll(() => from.inputValue()).toBe(missing);
    await fill(page, 'to', '/about-us');
    expect(await publishForm(page)).toBe(200);
    await until('the redirect', async () => [301, 308].includes((await shop(slug, missing)).status));

    await studio.go('/structure/search-engines');
    await page.getByText(/addresses of this site that staff link to were checked/).waitFor();
    await page.getByText(/Addresses that shoppers did not find/).waitFor();
    expect(await row.count()).toBe(0);
  });
});
