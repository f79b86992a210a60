import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { choose, press } from './hand.ts';
import { hydrated } from './hydrated.ts';
import { type Result, shop } from './shop.ts';

const slug = 'southbank-ford';
const used = '/search/used-cars';
const all = '/search/new-used-and-demo-cars';

const address = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(pathname + search);
};
const count = async (page: Page): Promise<number> =>
  Number.parseInt(await page.locator('[data-count]').first().innerText(), 10);

/** What the markup of a results page contains. */
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

  it('[SRCH-14] [SRCH-18] results count what “Show Me {count} cars” promised, and show how many just sold ones are among them', async () => {
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

  it('[SRCH-01] [SRCH-09] without JavaScript "Clear all" is a link to more cars', async () => {
    const fords = await shop(slug, `${used}?make=Ford`);
    const [, href = ''] = /<a\b[^>]*href="([^"]*)"[^>]*>(?:(?!<\/a>)[\s\S])*Clear all/.exec(fords.body) ?? [];
    const cleared = summaryOf(await shop(slug, href.replaceAll('&amp;', '&')));
    expect(cleared.status).toBe(200);
    expect(Number.parseInt(cleared.count ?? '', 10)).toBeGreaterThan(Number.parseInt(summaryOf(fords).count ?? '', 10));
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

  it('[SRCH-17] an empty result has a message, and ways to go on', async () => {
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

  it('[PLUS-05] below an empty result are the cars that the nearest looser search finds, of this site', async () => {
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
});
