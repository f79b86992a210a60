import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { choose } from './hand.ts';
import { hydrated } from './hydrated.ts';
import { content, shop, until } from './shop.ts';
import { addSession } from './staff-session.ts';

const slug = 'southbank-ford';
const used = '/search/used-cars';
const id = 'page-southbank-ford-search-ford';
const path = '/search/ford';
const banner = 'Ways to buy a Ford';
const text = 'Which Ranger tows three and a half tonnes';

const bannerOf = (heading: string) => ({
  _key: 'banner',
  _type: 'featureBanner',
  heading,
  features: [{ _key: 'a', title: 'Finance', link: { _type: 'link', label: 'Finance', href: '/finance' } }],
});

const staffPage = (more: object) =>
  content().createOrReplace({
    _id: id,
    _type: 'page',
    site: { _type: 'reference', _ref: `site-${slug}` },
    path,
    title: 'Fords of the south bank',
    description: 'Every Ford that we have, with its price.',
    blocks: [{ _key: 'text', _type: 'richText', heading: text, body: [] }, bannerOf(banner)],
    ...more,
  });

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('a page that staff composed for a search', () => {
  afterAll(() => content().delete({ query: '*[_id in $ids]', params: { ids: [id, `drafts.${id}`] } }));

  it('[NAV-03] its banner is above the results, its text below, on this site and this address alone', async () => {
    await staffPage({});
    await until('the page', async () => (await shop(slug, path)).body.includes(banner));
    const { body } = await shop(slug, path);
    const places = [banner, 'id="results"', text].map((word) => body.indexOf(word));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(body).toContain('<title>Fords of the south bank');
    expect(body).toMatch(/<article/);
    expect((await shop('harbour-ford', path)).body).not.toContain(banner);
    expect((await shop(slug, `${path}/ranger`)).body).not.toContain(banner);
  });

  it('[NAV-03] a filter keeps the address and staff’s blocks; another make leads on to the search of all makes', async () => {
    const { context, page, errors } = await visitor(browser, { viewport: { width: 1440, height: 900 } });
    await page.goto(addressOf(slug, path));
    await hydrated(page);
    await choose(page.locator('input[name=body]').first());
    await expect.poll(() => page.url()).toContain('body=');
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.getByRole('heading', { name: banner }).count()).toBe(1);
    await page.locator('input[name=make]:not(:checked)').first().click();
    await expect.poll(() => page.url()).toContain('make=Ford');
    await expect.poll(() => page.getByRole('heading', { name: banner }).count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  // The studio's own frame around a preview: `preview.test.ts`.
  it('[NAV-03] [CMS-02] its draft shows in a preview around the results, as it is typed; shoppers see nothing of it', async () => {
    const [draft, typed] = ['Only a draft about Fords', 'Fords as they are typed'];
    await staffPage({});
    await staffPage({ _id: `drafts.${id}`, blocks: [bannerOf(draft)] });
    const secret = randomUUID();
    await content().create({ _id: `drafts.${secret}`, _type: 'sanity.previewUrlSecret', secret, source: 'journey' });
    const { context, page, errors } = await visitor(browser, { viewport: { width: 1600, height: 1000 } });
    await addSession(context, slug);
    const query = new URLSearchParams({ 'sanity-preview-secret': secret, 'sanity-preview-pathname': path });
    // A page hears of edits within a frame, as the studio has one.
    await page.goto(addressOf(slug, '/robots.txt'));
    await page.evaluate(
      (src) =>
        document.body.append(Object.assign(document.createElement('iframe'), { src, width: 1_500, height: 900 })),
      `/api/draft-mode/enable?${query}`,
    );
    const within = await (await page.waitForSelector('iframe')).contentFrame();
    if (!within) throw new Error('The frame has no page.');
    await within.getByText(draft).first().waitFor();
    expect(await within.locator('#results article').count()).toBeGreaterThan(0);
    // Its stream of changes is open once it has rendered anew.
    const hasFragment = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('_rsc='));
    await within.waitForFunction(hasFragment);
    await content().patch(`drafts.${id}`).set({ 'blocks[_key=="banner"].heading': typed }).commit();
    await within.getByText(typed).first().waitFor();
    expect(await within.getByText(draft).count()).toBe(0);
    const { body } = await shop(slug, path);
    expect([draft, typed].filter((copy) => body.includes(copy))).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
    await content().delete(`drafts.${secret}`);
  });
});

describe('addresses of used cars', () => {
  it('[NAV-05] are shown where the site wants them and lead on into the search', async () => {
    const { status, body } = await shop('cartown', '/used-car/kia');
    expect(status).toBe(200);
    expect(body).toMatch(/<h1[^>]*>[^<]*Kia/);
    expect(body).toMatch(/<a[^>]* href="\/search\/[^"]*"[^>]*data-go/);
    expect((await shop('cartown', '/used-car/nonsense')).status).toBe(404);
    expect((await shop(slug, '/used-car/ford')).status).toBe(404);
  });
});

it('[SRCH-07] the last choice counts: a response that comes late changes nothing; a list of results is printed: its cars with name, price and facts, without what a hand needs', async () => {
  const { context, page, errors } = await visitor(browser, { viewport: { width: 1440, height: 900 } });
  await page.goto(addressOf(slug, used));
  await hydrated(page);
  const first = Promise.withResolvers<void>();
  await page.route(/\/search\/(?!.*Ute).*body=SUV/, async (route) => {
    await first.promise;
    await route.continue().catch(() => undefined);
  });
  const requested = page.waitForRequest(/body=SUV/);
  await choose(page.locator('input[name=body][value=SUV]'));
  expect((await requested).url()).not.toContain('Ute');
  await choose(page.locator('input[name=body][value=Ute]'));
  await expect.poll(() => decodeURIComponent(page.url())).toMatch(/body=.*Ute/);
  await page.locator('[aria-busy=true]:has(#results)').waitFor({ state: 'detached' });
  const cars = await page.locator('#results article h3').allTextContents();
  first.resolve();
  await page.waitForTimeout(1_000);
  expect(await page.locator('#results article h3').allTextContents()).toEqual(cars);
  expect(decodeURIComponent(page.url())).toMatch(/body=.*SUV.*Ute|body=.*Ute.*SUV/);

  await page.emulateMedia({ media: 'print' });
  const card = page.locator('#results article').filter({ hasText: /\$\d/ }).first();
  for (const part of [card.locator('h3'), card.getByText(/\$\d/).first(), card.getByText(/\d\skm/).first()])
    expect(await part.isVisible()).toBe(true);
  const needless = [
    '#filters',
    '#search-query',
    '[data-share]',
    '[data-favourite]',
    '[data-quick]',
    'nav[aria-label=Pages]',
  ];
  for (const name of needless) expect([name, await page.locator(name).first().isVisible()]).toEqual([name, false]);
  expect(errors).toEqual([]);
  await context.close();
});
