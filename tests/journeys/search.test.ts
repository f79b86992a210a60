import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { axeOn } from './axe.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { choose, press } from './hand.ts';
import { hydrated } from './hydrated.ts';
import { control, type Result, shop } from './shop.ts';

const slug = 'southbank-ford';
const used = '/search/used-cars';
const all = '/search/new-used-and-demo-cars';

const address = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(pathname + search);
};
const count = async (page: Page): Promise<number> =>
  Number.parseInt(await page.locator('[data-count]').first().innerText(), 10);

/** What the markup of a results page says. */
const summaryOf = ({ status, body }: Result) => ({
  status,
  address: /data-search="([^"]*)"/.exec(body)?.[1],
  heading: /<h1[^>]*>([^<]*)/.exec(body)?.[1],
  count: /data-count[^>]*>\s*<b[^>]*>([^<]*)/.exec(body)?.[1],
  cars: [...body.matchAll(/<article[\s\S]*?href="(\/cars\/[^"#?]+)"/g)].map(([, car]) => car),
});

describe('finding a car', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('[SRCH-01] [SRCH-06] [SRCH-09] from the home page: a filter, a page, back and reload give the same results', async () => {
    const { context, page, errors } = await visitor(browser, { viewport: { width: 1440, height: 900 } });
    await page.goto(addressOf(slug));
    await press(page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${used}"]`));
    await page.waitForURL(`**${used}*`);
    await hydrated(page);
    const all = await count(page);
    expect(await page.locator('article').count()).toBeLessThanOrEqual(21);
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect.poll(() => address(page)).toBe(`${used}?page=2`);
    await choose(page.locator('input[name="make"][value="Ford"]'));
    await expect.poll(() => address(page)).toMatch(/[?&]make=Ford(?!.*page=)/);
    await expect.poll(() => count(page)).toBeLessThan(all);
    const fords = await count(page);
    await page.goBack();
    await expect.poll(() => address(page)).toBe(`${used}?page=2`);
    await expect.poll(() => count(page)).toBe(all);
    await page.goForward();
    await expect.poll(() => count(page)).toBe(fords);
    await page.reload();
    expect(await count(page)).toBe(fords);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[SRCH-05] [SRCH-14] on a phone: the filters are a sheet, and words narrow the results', async () => {
    const { context, page, errors } = await visitor(browser, { viewport: { width: 390, height: 844 } });
    await page.goto(addressOf(slug, used));
    await hydrated(page);
    const all = await count(page);
    await page.getByRole('button', { name: /^Filters/ }).click();
    await choose(page.locator('input[name="body"][value="SUV"]'));
    await expect.poll(() => address(page)).toContain('body=SUV');
    await page.getByRole('button', { name: /^Show Me \d+ / }).click();
    await expect.poll(() => count(page)).toBeLessThan(all);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[SRCH-14] [SRCH-18] results count what “Show Me {count} cars” promised, and say how many just sold ones stand among them', async () => {
    for (const site of ['southbank-ford', 'cartown', 'meridian-group']) {
      const { found } = JSON.parse((await shop(site, '/api/stock-count')).body) as { found: number };
      const { body } = await shop(site, all);
      const number = (pattern: RegExp) => Number(pattern.exec(body)?.[1]?.replace(',', '') ?? 0);
      const counted = number(/data-count[^>]*>\s*<b[^>]*>([\d,]+)/);
      expect({ site, counted }).toEqual({ site, counted: found });
      expect({ site, sold: number(/>plus (?:<!-- -->)?([\d,]+)(?:<!-- -->)? just sold</) > 0 }).toEqual({
        site,
        sold: true,
      });
    }
  });

  it('[SRCH-01] [SRCH-09] without JavaScript: facets are a form, chips and pages are links', async () => {
    const { context, page } = await visitor(browser, {
      viewport: { width: 1440, height: 900 },
      javaScriptEnabled: false,
    });
    await page.goto(addressOf(slug, `${used}?make=Ford`));
    const fords = await count(page);
    await page.getByRole('link', { name: /Clear all/ }).click();
    expect(await count(page)).toBeGreaterThan(fords);
    await context.close();
  });

  it.each([
    ['results', [390, 768, 1024, 1440], used],
    ['an empty result', [390, 1440], `${used}?query=zzzzqqq`],
  ] as const)('[SRCH-17] %s: accessible at %j px', async (_name, widths, path) => {
    for (const width of widths) {
      const { context, page } = await visitor(browser, { viewport: { width, height: 900 } });
      await page.goto(addressOf(slug, path));
      await hydrated(page);
      const { violations } = await axeOn(page).analyze();
      expect(violations.map(({ id, nodes }) => [width, id, nodes[0]?.html])).toEqual([]);
      await context.close();
    }
  });
});

describe('addresses of the search', () => {
  it('[NAV-02] [NAV-03] [NAV-05] exist for kinds, makes, models and bodies, and for nothing else', async () => {
    const there = ['', '/new-used-and-demo-cars', '/new-and-demo-cars', '/demo-cars', '/ford', '/ford/ranger', '/utes'];
    for (const path of there) expect([path, (await shop(slug, `/search${path}`)).status]).toEqual([path, 200]);
    for (const path of ['/search/nonsense', '/search/ford/nonsense', '/used-car/ford'])
      expect([path, (await shop(slug, path)).status]).toEqual([path, 404]);
  });

  it('[NAV-02] [NAV-06] /cars/ is the default search under another name: its heading, its cars, its filters', async () => {
    const slashed = await shop(slug, '/cars/?body=SUV');
    expect([slashed.status, slashed.headers.location]).toEqual([308, '/cars?body=SUV']);
    for (const [query, heading] of [
      ['', 'New, used and demo cars'],
      ['?body=SUV', 'New, used and demo SUVs'],
    ] as const) {
      const landing = summaryOf(await shop(slug, `/cars${query}`));
      expect(landing).toMatchObject({ status: 200, heading: expect.stringContaining(heading) });
      expect(landing.cars.length).toBeGreaterThan(3);
      expect(landing).toEqual(summaryOf(await shop(slug, `${all}${query}`)));
      expect(landing.address).toBe(`${all}${query}`);
    }
  });

  it('[SRCH-17] an empty result says so, and how to go on', async () => {
    const { body } = await shop(slug, `${used}?query=zzzzqqq`);
    const text = body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain(
      'No results found for your search at this time. Please try adjusting the filters for more results.',
    );
    expect(text).toContain('Clear Filters');
  });

  it('[NAV-03] a search path in other letters leads to its own spelling, with its query, on every site', async () => {
    for (const [site, path, to] of [
      ['southbank-ford', '/search/Ford', '/search/ford'],
      ['meridian-group', '/search/Suzuki/Swift?body=Hatch&page=2', '/search/suzuki/swift?body=Hatch&page=2'],
      ['cartown', '/search/Used-Cars', used],
    ] as const) {
      const { status, headers } = await shop(site, path);
      expect([path, status, headers.location]).toEqual([path, 308, to]);
      expect([to, (await shop(site, to)).status]).toEqual([to, 200]);
    }
  });

  it('[PLUS-05] below an empty result stand the cars that the nearest looser search finds, of this site', async () => {
    const { body } = await shop(slug, `${used}?fuel=Diesel&query=zzzzqqq`);
    const below = body.slice(body.indexOf('Similar cars'));
    const shown = [...below.matchAll(/<article[\s\S]*?href="(\/cars\/[^"#?]+)"/g)].map(([, car]) => car ?? '');
    expect(shown.length).toBeGreaterThan(2);
    const looser = await shop(slug, `${used}?fuel=Diesel`);
    expect(looser.body).toContain(`href="${shown[0]}"`);
    expect((await shop(slug, shown[0] ?? '')).status).toBe(200);
  });

  it('[SRCH-01] junk in an address is no error', async () => {
    const junk = [
      'page=-1',
      'page=1e9',
      'price=9:1',
      'price=:',
      'make=%00',
      `query=${'x'.repeat(5_000)}`,
      'year=a:b&year=c',
      'km=1.5:',
      'km=:3000000000',
      'year=99999999999:',
      'created_at_timestamp=1.5:',
    ];
    for (const query of junk)
      expect([query.slice(0, 20), (await shop(slug, `${used}?${query}`)).status < 500]).toEqual([
        query.slice(0, 20),
        true,
      ]);
  });

  it('[SRCH-25] without the search service the page says so with a phone number, and recovers by itself', async () => {
    onTestFinished(() => control('start', 'search'));
    await control('stop', 'search');
    const away = await shop(slug, `${used}?sortBy=latest&make=Kia`);
    expect(away.status).toBe(503);
    expect(away.body).toContain('We can’t search right now.');
    expect(away.body).toMatch(/or call(?: |<!-- -->)*<a[^>]*href="tel:/);
    await control('start', 'search');
    await expect.poll(async () => (await shop(slug, `${used}?sortBy=latest&make=Kia`)).status).toBe(200);
  });
});
