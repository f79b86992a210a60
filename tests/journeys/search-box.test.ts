import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { hydrated } from './hydrated.ts';
import { text } from './page-words.ts';
import { shop } from './shop.ts';

const slug = 'southbank-ford';
const all = '/search/new-used-and-demo-cars';
const sentence = 'white ute under 90k automatic diesel';

const address = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(pathname + search).replaceAll('+', ' ');
};
const box = (page: Page) => page.locator('#search-query');
/** The chips of a results page and where each leads, by its markup. */
function chipsIn(body: string): { label: string; href: string }[] {
  const [, list = ''] = /aria-label="Chosen filters"[^>]*>([\s\S]*?)<\/ul>/.exec(body) ?? [];
  const links = [...list.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)];
  const removing = links.map(([, href = '', label = '']) => ({
    label: text(label.replaceAll('<!-- -->', '')).trim(),
    href: href.replaceAll('&amp;', '&'),
  }));
  return removing
    .filter(({ label }) => label.startsWith('Remove'))
    .map(({ label, href }) => ({ label: label.replace(/^Remove\s*/, ''), href }))
    .toSorted((one, other) => (one.label < other.label ? -1 : 1));
}
const understood = ['White', 'Ute', 'Up to $90,000', 'Automatic', 'Diesel'].sort();

describe('the search box', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('[SRCH-05] without JavaScript: a sentence becomes filters that are in the form as well', async () => {
    const { body } = await shop(slug, `${all}?${new URLSearchParams({ query: sentence })}`);
    expect(chipsIn(body).map(({ label }) => label)).toEqual(understood);
    expect.soft(body).toMatch(/<input(?![^>]*value="[^"])[^>]*id="search-query"/);
    expect.soft(body).toMatch(/<input(?=[^>]*name="body")(?=[^>]*value="Ute")(?=[^>]*checked)/);
  });

  it('[SRCH-05] without JavaScript: a place and a distance are understood, shown above the cars, and taken off by their chip', async () => {
    const query = 'sparkling suv under 90k within 20 km of Epping';
    const { body } = await shop('cartown', `/search/used-cars?${new URLSearchParams({ query })}`);
    const shown = chipsIn(body);
    expect(shown.map(({ label }) => label)).toEqual(['“sparkling”', 'Epping', 'SUV', 'Up to $90,000', 'Used'].sort());
    expect
      .soft(text(body.replaceAll('<!-- -->', '')))
      .toMatch(/Within 20 km of 3076 Epping\s?: Epping, (?:under|about)/);
    expect.soft(body).toMatch(/<input(?=[^>]*id="search-query")(?=[^>]*value="sparkling")/);
    const off = await shop('cartown', shown.find(({ label }) => label === 'Epping')?.href ?? '');
    expect(off.status).toBe(200);
    const left = chipsIn(off.body).map(({ label }) => label);
    expect([left.includes('SUV'), left.join().includes('Epping')]).toEqual([true, false]);
  });

  it('[SRCH-05] typed with JavaScript, a postcode chooses the locations near it', async () => {
    const { context, page, errors } = await visitor(browser, { viewport: { width: 1440, height: 900 } });
    await page.goto(addressOf('cartown', '/search/used-cars'));
    await hydrated(page);
    await box(page).pressSequentially('suv within 20 km of 3076');
    await expect.poll(() => address(page)).toBe('/search/used-cars?body=SUV&location_name=Epping');
    await page.locator('#results').getByText('Within 20 km of 3076 Epping').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[SRCH-05] [SRCH-24] typed, it shows results in place; a word taken back takes its filter with it; the last searches are offered', async () => {
    const { context, page, errors } = await visitor(browser, { viewport: { width: 1440, height: 900 } });
    await page.goto(addressOf(slug, all));
    await hydrated(page);
    await box(page).pressSequentially('white ute');
    await expect.poll(() => address(page)).toBe(`${all}?body=Ute&colour=White`);
    expect(await box(page).inputValue()).toBe('white ute');
    for (const _ of 'white ute') await box(page).press('Backspace');
    await box(page).pressSequentially('ute');
    await expect.poll(() => address(page)).toBe(`${all}?body=Ute`);
    await box(page).press('Enter');
    await expect.poll(() => box(page).inputValue()).toBe('');
    const stored = () => page.evaluate((site) => localStorage.getItem(`forecourt:${site}:searches`), slug);
    await expect.poll(stored).toContain('Ute');
    await page.goBack();
    await expect.poll(() => address(page)).toBe(all);
    await page.reload();
    await hydrated(page);
    await box(page).focus();
    const last = page.locator('[role=option]').filter({ hasText: /Ute.*Recent searches/ });
    await last.click();
    await expect.poll(() => address(page)).toBe(`${all}?body=Ute`);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[SRCH-05] by keyboard: a suggestion with its count is chosen, typing errors forgiven', async () => {
    const { context, page, errors } = await visitor(browser, { viewport: { width: 390, height: 844 } });
    await page.goto(addressOf(slug, all));
    await hydrated(page);
    await box(page).pressSequentially('diesel rangr');
    const suggested = page.locator('[role=option]').filter({ hasText: /Ford Ranger\s*Model\s*\d+\s*in stock/ });
    await suggested.first().waitFor();
    await box(page).press('ArrowDown');
    await box(page).press('Enter');
    await expect.poll(() => address(page)).toBe(`${all}?make=Ford&model=Ranger&fuel=Diesel`);
    expect(await page.locator('h1').innerText()).toMatch(/Ford Ranger/);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[SRCH-05] words that were whole before the suggestions were there get theirs', async () => {
    const { context, page, errors } = await visitor(browser, { viewport: { width: 390, height: 844 } });
    await page.goto(addressOf(slug, all));
    await hydrated(page);
    const typed = Promise.withResolvers<void>();
    await page.route(/\/_next\/static\/.+\.js/, async (route) => {
      await typed.promise;
      await route.continue();
    });
    await box(page).pressSequentially('ranger');
    typed.resolve();
    await page
      .locator('[role=option]')
      .filter({ hasText: /Ford Ranger\s*Model/ })
      .first()
      .waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[SRCH-05] what is typed before the scripts run counts, letter for letter', async () => {
    const { context, page, errors } = await visitor(browser);
    await page.goto(addressOf(slug, all), { waitUntil: 'commit' });
    await box(page).pressSequentially('diesel sunshine');
    await expect.poll(() => address(page)).toBe(`${all}?query=sunshine&fuel=Diesel`);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[SRCH-05] its suggestions are of this site alone, are few, and outlive any request', async () => {
    const suggestionsOf = async (site: string, query: string) => {
      const { status, body } = await shop(site, `/api/search-suggestions?query=${encodeURIComponent(query)}`);
      return {
        status,
        labels: (JSON.parse(body) as { suggestions: { label: string }[] }).suggestions.map(({ label }) => label),
      };
    };
    expect((await suggestionsOf(slug, 'ford')).labels).toContain('Ford Ranger');
    expect((await suggestionsOf('hilltop-suzuki', 'ranger')).labels).not.toContain('Ford Ranger');
    for (const query of ['', ' ', '\u0000', '`] || sites:=a', 'x'.repeat(5_000), '%']) {
      const { status, labels } = await suggestionsOf(slug, query);
      expect([query.slice(0, 9), status, labels.length <= 8]).toEqual([query.slice(0, 9), 200, true]);
    }
  });

  it('[SRCH-22] holds the words of the address', async () => {
    const { body } = await shop(slug, `${all}?query=zzz+towing`);
    expect(body).toMatch(/<input[^>]*id="search-query"[^>]*value="zzz"/);
  });

  it('[NAV-21] an unknown make does not name the page', async () => {
    const { body } = await shop(slug, `${all}?make=Nopes`);
    expect(/<h1[^>]*>([^<]*)/.exec(body)?.[1]).not.toContain('Nope');
    expect(/<title>([^<]*)/.exec(body)?.[1]).not.toContain('Nope');
  });
});
