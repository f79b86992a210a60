import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { choose } from './hand.ts';
import { hydrated } from './hydrated.ts';

const slug = 'southbank-ford';

describe('searching by money in a real browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('[FIN-13] [BLK-05] the budget becomes a price, the count follows, and the button leads to those cars; below the lowest price nothing is found, with the text of the specification', async () => {
    const { context, page, errors } = await visitor(browser);
    await page.goto(addressOf(slug));
    await hydrated(page);
    const budget = page.locator('#budget');
    expect(await budget.getByRole('status').innerText()).toContain('$54,000');
    const before = await budget.getByRole('link', { name: /^Show Me/ }).innerText();
    for (const [frequency, sum] of [
      ['Monthly', '$38,000'],
      ['Weekly', '$54,000'],
    ] as const) {
      await choose(budget.getByRole('radio', { name: frequency }));
      await expect.poll(() => budget.getByRole('status').innerText()).toContain(sum);
    }
    const repayment = budget.getByRole('textbox', { name: 'Repayment a week' });
    await repayment.fill('120');
    await repayment.press('Enter');
    await expect.poll(() => budget.getByRole('status').innerText()).toContain('$33,200');
    const show = budget.getByRole('link', { name: /^Show Me/ });
    await expect.poll(() => show.innerText()).not.toBe(before);
    expect(await show.getAttribute('href')).toBe('/search/new-used-and-demo-cars?price=1001:33200');
    expect(await budget.innerText()).toContain('does not account for interest rates');
    expect(await budget.innerText()).not.toMatch(/% p\.a\./);
    await choose(budget.getByRole('radio', { name: 'Monthly' }));
    const monthly = budget.getByRole('textbox', { name: 'Repayment a month' });
    await expect.poll(() => monthly.inputValue()).toBe('$520');
    expect(await budget.getByRole('status').innerText()).toContain('$33,200');
    for (const name of [/^Repayment a /, 'Deposit or trade-in']) {
      await budget.getByRole('textbox', { name }).fill('none');
      await budget.getByRole('textbox', { name }).press('Enter');
    }
    await expect.poll(() => budget.getByRole('status').innerText()).toContain('$0');
    expect(await budget.getByRole('button', { name: '0 cars Found' }).isDisabled()).toBe(true);
    expect(await budget.getByRole('alert').innerText()).toBe('No cars found for this budget');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[FIN-14] the price slider moves by 500, its thumbs never cross, and it leads to the dearest first', async () => {
    const { context, page } = await visitor(browser);
    await page.goto(addressOf(slug, '/special-offers'));
    await hydrated(page);
    const [low, high] = [
      page.getByRole('slider', { name: 'Lowest price' }),
      page.getByRole('slider', { name: 'Highest price' }),
    ];
    await low.press('ArrowRight');
    expect(await low.getAttribute('aria-valuetext')).toBe('$5,500');
    await low.press('End');
    expect(await low.getAttribute('aria-valuetext')).toBe('$249,999');
    await high.press('Home');
    expect(await high.getAttribute('aria-valuetext')).toBe('$250,000');
    const show = page.getByRole('link', { name: /^Show Me/ });
    await expect.poll(() => show.innerText()).toMatch(/^Show Me 0 cars/);
    expect(await show.getAttribute('href')).toMatch(/\?price=249999:250000&sortBy=price_descending$/);
    await context.close();
  });

  it('[SRCH-14] the search bar counts as shoppers choose, and its address holds what was chosen alone', async () => {
    const { context, page, errors } = await visitor(browser, { reducedMotion: 'reduce' });
    await page.goto(addressOf(slug));
    await hydrated(page);
    const bar = page.getByRole('search', { name: 'Our stock' });
    const all = Number(/\d+/.exec(await bar.getByRole('status').innerText())?.[0]);
    await bar.getByRole('combobox', { name: 'Body' }).selectOption('Ute');
    await expect.poll(async () => Number(/\d+/.exec(await bar.getByRole('status').innerText())?.[0])).toBeLessThan(all);
    await bar.getByRole('combobox', { name: 'Price' }).selectOption(':60000');
    await bar.getByRole('button').click();
    await page.waitForURL(/\/search\//);
    const { pathname, search } = new URL(page.url());
    expect(pathname + decodeURIComponent(search)).toBe('/search/new-used-and-demo-cars?body=Ute&price=:60000');
    expect(errors.filter((error) => !/404/.test(error))).toEqual([]);
    await context.close();
  });
});
