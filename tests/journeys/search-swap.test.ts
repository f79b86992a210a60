import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { hydrated } from './hydrated.ts';
import { shop } from './shop.ts';

const slug = 'southbank-ford';
const all = '/search/new-used-and-demo-cars';

/** What the parts of a results page contain, open or as markup: text, links, and the state of every control. */
const saying = (page: Page, html: string | null = null) =>
  page.evaluate((markup) => {
    const read = markup === null ? document : new DOMParser().parseFromString(markup, 'text/html');
    return ['head', 'show', 'results', 'facets'].map((name) => {
      const part = read.querySelector(`[data-search] [data-part=${name}]`);
      const links = [...(part?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
      const controls = [...(part?.querySelectorAll<HTMLInputElement>('input, select') ?? [])];
      const pictures = [...(part?.querySelectorAll('img') ?? [])].map((picture) => picture.getAttribute('src'));
      return {
        text: [...(part?.querySelectorAll('li, p, h1, h2, legend, summary') ?? [])].map(({ textContent }) =>
          textContent?.replaceAll(/[‹›]/g, ''),
        ),
        links,
        pictures,
        states: controls.map(({ id, name, type, checked, value }) => [id, name, value, type === 'checkbox' && checked]),
        open: [...(part?.querySelectorAll('details') ?? [])].map(({ open }) => open),
      };
    });
  }, html);

/** What the page contains that is loaded at the address of `page`. */
async function sayingWhenLoaded(page: Page) {
  const { pathname, search } = new URL(page.url());
  return saying(page, (await shop(slug, pathname + search)).body);
}

/** Without what is unfolded: that stays as the visitor left it. */
const folded = (parts: Awaited<ReturnType<typeof saying>>) => parts.map(({ open: _, ...rest }) => rest);

/** Taps a filter and, once the first part of its result is shown, `then` another; returns what was in sight at that moment, and whether more was to come. */
const tapped = (page: Page, name: string, then: string | null = null) =>
  page.evaluate(
    ([first, second]) =>
      new Promise<{ cards: (string | null | undefined)[]; count: string; more: boolean }>((resolve) => {
        const results = document.querySelector<HTMLElement>('[data-search]');
        if (!results) throw new Error('no results');
        const tap = (box: string) => document.querySelector<HTMLInputElement>(`input[name=${box}]`)?.click();
        new MutationObserver((_, observer) => {
          observer.disconnect();
          const cards = [...document.querySelectorAll('#results article')].filter(
            (card) => card.getBoundingClientRect().top < innerHeight,
          );
          resolve({
            cards: cards.map((card) => card.querySelector('h3 a')?.getAttribute('href')),
            count: document.querySelector('[data-count]')?.textContent ?? '',
            more: results.hasAttribute('aria-busy'),
          });
          if (second) tap(second);
        }).observe(results, { attributes: true, attributeFilter: ['data-search'] });
        tap(first);
      }),
    [name, then] as const,
  );

const hrefsOf = (links: Element[]) => links.map((link) => link.getAttribute('href'));
const busy = (page: Page) => page.locator('[data-search][aria-busy]');

describe('results that a filter changes', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('[SRCH-07] [SRCH-23] contain after any number of steps what a page contains that is loaded at the same address', async () => {
    const { context, page, errors } = await visitor(browser, { viewport: { width: 1440, height: 900 } });
    await page.goto(addressOf(slug, all));
    await hydrated(page);
    const box = (name: string, at: number) => page.locator(`input[name=${name}]`).nth(at);
    const press = (name: string, at: number) =>
      box(name, at).evaluate((control: HTMLInputElement) => {
        for (let fold = control.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
          fold.open = true;
        control.click();
      });
    const max = async (dollars: string) => {
      await page.locator('[name="price[max]"]').fill(dollars);
      await page.locator('[name="price[max]"]').blur();
    };
    const steps = [
      () => press('make', 0),
      () => max('60000'),
      () => press('body', 1),
      () => press('body', 1),
      () => page.locator('select[data-sort]:visible').selectOption('price_ascending'),
      () => press('fuel', 0),
      () => page.goBack(),
      () => page.getByRole('link', { name: 'List', exact: true }).click(),
      () => max(''),
      () => press('make', 0),
      () => page.goBack(),
      () => page.goBack(),
    ];
    for (const [at, step] of steps.entries()) {
      const before = page.url();
      await step();
      await expect.poll(() => page.url(), { message: `step ${at}` }).not.toBe(before);
      await expect.poll(() => busy(page).count()).toBe(0);
      const [live, fresh] = [await saying(page), await sayingWhenLoaded(page)];
      expect.soft(fresh[2]?.links.length, `step ${at} has results`).toBeGreaterThan(3);
      expect.soft(folded(live), `step ${at}, ${page.url()}`).toEqual(folded(fresh));
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[SRCH-23] request their own part alone, and leave unchanged parts untouched', async () => {
    const { context, page, errors } = await visitor(browser, { viewport: { width: 1440, height: 900 } });
    await page.goto(addressOf(slug, `${all}?sortBy=price_ascending`));
    await hydrated(page);
    const mark = () => {
      for (const element of document.querySelectorAll('#results article, [data-facet]'))
        Object.assign(element, { marked: true });
    };
    const marked = (which: string) =>
      page.locator(which).evaluateAll((elements) => elements.filter((element) => 'marked' in element).length);
    await page.evaluate(mark);
    const cars = () => page.locator('#results article h3 a[href^="/cars/"]').evaluateAll(hrefsOf);
    const before = new Set(await cars());
    const dearest = page.locator('[name="price[max]"]');
    const result = page.waitForResponse((response) => response.url().includes('part=results'));
    const below = (
      Number(await page.locator('[data-range=price] [data-end=max]').getAttribute('max')) - 1_000
    ).toString();
    await dearest.fill(below);
    await dearest.press('Enter');
    const body = await (await result).text();
    expect(body).toMatch(/^<title>[^<]+<\/title><div[^>]* data-search="/);
    await expect.poll(() => page.url()).toContain(below);
    await expect.poll(() => busy(page).count()).toBe(0);
    const same = new Set((await cars()).filter((car) => before.has(car)));
    expect(same.size).toBeGreaterThan(before.size / 2);
    expect(await marked('#results article:has(h3 a[href^="/cars/"])')).toBe(same.size);
    expect(await marked('[data-facet]')).toBeGreaterThan(3);
    expect((await dearest.inputValue()).replaceAll(/\D/g, '')).toBe(below);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[SRCH-07] are in sight as they stay before the rest follows, and a tap between the two counts', async () => {
    const { context, page, errors } = await visitor(browser, { viewport: { width: 1440, height: 900 } });
    const cards = () => page.locator('#results article h3 a').evaluateAll(hrefsOf);
    await page.goto(addressOf(slug, all));
    await hydrated(page);
    const { cards: first, count, more } = await tapped(page, 'make');
    expect(first.length).toBeGreaterThan(2);
    expect(more).toBe(true);
    await expect.poll(() => busy(page).count()).toBe(0);
    expect((await cards()).slice(0, first.length)).toEqual(first);
    expect(await page.locator('[data-count]').textContent()).toBe(count);
    expect(await page.getByRole('status').first().textContent()).toContain(count);
    await tapped(page, 'make', 'body');
    await expect.poll(() => page.url()).toMatch(/\?body=[^&]+$/);
    await expect.poll(() => busy(page).count()).toBe(0);
    expect(folded(await saying(page))).toEqual(folded(await sayingWhenLoaded(page)));
    expect(errors).toEqual([]);
    await context.close();
  });

  it('are as long as a page without header, footer and payload, and nothing for an address that has none', async () => {
    const [whole, part] = await Promise.all([shop(slug, all), shop(slug, `${all}?part=results`)]);
    expect(part.body.length).toBeLessThan(whole.body.length * 0.85);
    expect(part.body).not.toContain('<script');
    expect((await shop(slug, '/search/no-such-cars?part=results')).status).toBe(404);
  });
});
