import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { content, control, publish, shop, until } from './shop.ts';

const slug = 'southbank-ford';

/** Scripts come late on purpose; the first touch brings them. */
async function awake(page: Page): Promise<void> {
  await page.mouse.move(30, 30);
  await page.waitForFunction(() => {
    const slider = document.querySelector('input[type=range]');
    return slider !== null && Object.keys(slider).some((key) => key.startsWith('__react'));
  });
}

const layer = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: { eventId: number; action: string }[] }).dataLayer ?? []);

describe('finance in a real browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('[FIN-05] every change is counted at once, by keyboard, slider and pasted amounts; [FIN-12] event 26 is told once', async () => {
    const { context, page, errors, outside } = await visitor(browser, { viewport: { width: 1440, height: 1000 } });
    await page.goto(addressOf(slug, '/finance'));
    await awake(page);
    const calculator = page.locator('#finance-calculator');
    const estimate = calculator.getByRole('status');
    const price = calculator.getByRole('textbox', { name: 'Vehicle price' });
    await price.fill('$66,990 drive away');
    await price.press('Enter');
    const deposit = calculator.getByRole('textbox', { name: 'Deposit or trade-in' });
    await deposit.fill('8k');
    await deposit.press('Tab');
    await expect.poll(() => estimate.innerText()).toMatch(/\$281 ?\/wk\*/);
    expect(await estimate.innerText()).toMatch(/8\.50% p\.a\., 9\.09% p\.a\. comparison rate\*/);
    expect(await calculator.innerText()).toContain('259 payments of $281, last $135.57');
    const term = calculator.getByRole('slider', { name: 'Term' });
    await term.focus();
    await term.press('ArrowRight');
    expect(await term.getAttribute('aria-valuetext')).toBe('5.5 years');
    await expect.poll(() => estimate.innerText()).not.toContain('$281');
    await calculator.getByRole('radio', { name: 'Monthly' }).check({ force: true });
    await expect.poll(() => estimate.innerText()).toContain('/mo*');
    await calculator.getByRole('slider', { name: 'Interest rate' }).press('ArrowLeft');
    expect((await layer(page)).map(({ eventId, action }) => [eventId, action])).toEqual([
      [26, 'change'],
      [26, 'slide'],
    ]);
    expect(errors).toEqual([]);
    expect(outside).toEqual([]);
    await context.close();
  });

  it('[FIN-04] says what the price may be, and [FIN-05] asks to enquire where there is nothing to pay', async () => {
    const { context, page } = await visitor(browser);
    await page.goto(addressOf(slug, '/finance'));
    await awake(page);
    const calculator = page.locator('#finance-calculator');
    const price = calculator.getByRole('textbox', { name: 'Vehicle price' });
    for (const [typed, shown] of [
      ['260000', '$260,000'],
      ['-500', '$0'],
    ] as const) {
      await price.fill(typed);
      await price.press('Enter');
      await expect.poll(() => price.inputValue()).toBe(shown);
      expect(await calculator.getByRole('alert').innerText()).toBe('Cannot be less than $1,000 or more than $250,000');
      expect(await price.getAttribute('aria-invalid')).toBe('true');
    }
    expect(await calculator.getByRole('status').innerText()).toContain('Enquire for Finance');
    await price.fill('nonsense');
    await price.press('Enter');
    await expect.poll(() => price.inputValue()).toBe('$0');
    expect(await calculator.innerText()).not.toMatch(/NaN|Infinity|undefined/);
    await context.close();
  });

  it('[PLUS-01] explains itself: the formula with its numbers, every payment, a chart with a table', async () => {
    const { context, page } = await visitor(browser, { viewport: { width: 1440, height: 1000 } });
    await page.goto(addressOf(slug, '/finance'));
    await awake(page);
    const calculator = page.locator('#finance-calculator');
    await calculator.getByText('How is this worked out?').click();
    const words = await calculator.innerText();
    expect(words).toMatch(/P, what you borrow\s+\$30,395/);
    expect(words).toMatch(/8\.50% ÷ 52\s+0\.163462%/);
    expect(words).toMatch(/n, repayments: 5 years × 52\s+260/);
    await calculator.getByText('See every payment').click();
    const rows = calculator.getByRole('region', { name: 'Every payment' }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(261);
    expect(await rows.last().innerText()).toMatch(/260\s+\$12\.\d\d\s+\$0\.\d\d\s+\$0\.00/);
    await expect.poll(() => calculator.getByRole('img', { name: /split into what pays off the car/ }).count()).toBe(1);
    expect(await calculator.getByRole('table', { name: 'Year by year' }).getByRole('row').count()).toBe(6);
    await context.close();
  });

  it('[FIN-08] the disclaimer opens and closes, the warning stands outside of it, without script too', async () => {
    const { context, page } = await visitor(browser, { javaScriptEnabled: false });
    await page.goto(addressOf(slug, '/finance'));
    const legal = page.locator('#financeDisclaimer');
    expect(await legal.innerText()).toMatch(/… Show More[\s\S]*WARNING: This comparison rate/);
    await legal.getByText('Show More').click();
    expect(await legal.innerText()).toMatch(/5 years\. Show Less/);
    expect(await page.locator('#finance-calculator').innerText()).toMatch(/\$144 ?\/wk\*/);
    await context.close();
  });

  it.each([390, 1440])(
    '[FIN-04] the finance page is accessible at %i pixels and does not scroll sideways',
    async (width) => {
      const { context, page } = await visitor(browser, { viewport: { width, height: 900 } });
      await page.goto(addressOf(slug, '/finance'), { waitUntil: 'networkidle' });
      await awake(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await context.close();
    },
  );
});

describe('searching by money in a real browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('[FIN-13] [BLK-05] the budget becomes a price, the count follows, and the button leads to those cars', async () => {
    const { context, page, errors } = await visitor(browser);
    await page.goto(addressOf(slug));
    await awake(page);
    const budget = page.locator('#budget');
    expect(await budget.getByRole('status').innerText()).toContain('$54,000');
    const before = await budget.getByRole('link', { name: /^Show Me/ }).innerText();
    const repayment = budget.getByRole('textbox', { name: 'Repayment a week' });
    await repayment.fill('120');
    await repayment.press('Enter');
    await expect.poll(() => budget.getByRole('status').innerText()).toContain('$33,200');
    const show = budget.getByRole('link', { name: /^Show Me/ });
    await expect.poll(() => show.innerText()).not.toBe(before);
    expect(await show.getAttribute('href')).toBe('/search/new-used-and-demo-cars?price=1000:33200');
    expect(await budget.innerText()).toContain('does not account for interest rates');
    expect(await budget.innerText()).not.toMatch(/% p\.a\./);
    await budget.getByRole('radio', { name: 'Monthly' }).check({ force: true });
    await expect.poll(() => budget.getByRole('status').innerText()).toContain('$38,000');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('[FIN-13] below the lowest price nothing is found, in the words of the specification', async () => {
    const { context, page } = await visitor(browser);
    await page.goto(addressOf(slug));
    await awake(page);
    const budget = page.locator('#budget');
    for (const name of ['Repayment a week', 'Deposit or trade-in']) {
      await budget.getByRole('textbox', { name }).fill('none');
      await budget.getByRole('textbox', { name }).press('Enter');
    }
    await expect.poll(() => budget.getByRole('status').innerText()).toContain('$0');
    expect(await budget.getByRole('button', { name: '0 cars Found' }).isDisabled()).toBe(true);
    expect(await budget.getByRole('alert').innerText()).toBe('No cars found for this budget');
    await context.close();
  });

  it('[FIN-14] the price slider moves by 500, its thumbs never cross, and it leads to the dearest first', async () => {
    const { context, page } = await visitor(browser);
    await page.goto(addressOf(slug, '/special-offers'));
    await awake(page);
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
    await awake(page);
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

describe('youX quotes over HTTP', () => {
  const ask = (body: unknown) =>
    shop(slug, '/api/youx/quote', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const override = () => content().patch('override-southbank-ford');

  it('[FIN-10] answer where the site has them, over 5 years, and say nothing where there is none', async () => {
    const question = { purchasePrice: 30_000, year: 2022, loanTerm: 5 };
    expect((await ask(question)).status).toBe(404);
    await override().set({ 'settings.features.youxQuotes': true }).commit();
    try {
      await until('the quotes of the site', async () => (await ask(question)).status === 200);
      const quote = JSON.parse((await ask(question)).body);
      expect(quote).toEqual({ weeklyRepaymentAmount: 144, advertisedRate: 8.5, comparisonRate: 9.09 });
      expect((await ask({ ...question, purchasePrice: 400 })).status).toBe(204);
      for (const wrong of [null, {}, { ...question, purchasePrice: -1 }, { ...question, loanTerm: 7 }])
        expect((await ask(wrong)).status).toBe(400);
    } finally {
      await override().unset(['settings.features.youxQuotes']).commit();
    }
  });
});

describe('weekly figures when a lender is published anew', () => {
  const home = async (site: string) => (await shop(site, '/')).body;
  const rate = 'interestRatePercent';

  it('[CARD-07] [FIN-02] the cards of its dealer follow, those of others stay', async () => {
    const other = await home('southbank-ford');
    expect(await home('coastline-mazda')).toContain('8.25% p.a.');
    await publish('lender-bellbird', { [rate]: 9.15 });
    try {
      await until('the new rate on cards', async () => {
        const words = await home('coastline-mazda');
        return words.includes('9.15% p.a.') && !words.includes('8.25% p.a.');
      });
      expect(await home('southbank-ford')).toBe(other);
    } finally {
      await publish('lender-bellbird', { [rate]: 8.25 });
      await until('the old rate again', async () => !(await home('coastline-mazda')).includes('9.15% p.a.'));
    }
  });

  it("[CARD-07] a site's own settings come before its lender, and a search service that was away is caught up with", async () => {
    await control('stop', 'search');
    try {
      await publish('override-bayside-toyota', { [`settings.finance.${rate}`]: 8.45 });
    } finally {
      await control('start', 'search');
    }
    await until('the rate of the site', async () => (await home('bayside-toyota')).includes('8.45% p.a.'), 30_000);
    await content()
      .patch('override-bayside-toyota')
      .unset([`settings.finance.${rate}`])
      .commit();
    await until('the rate of the lender', async () => !(await home('bayside-toyota')).includes('8.45% p.a.'));
  });
});
