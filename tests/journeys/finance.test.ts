import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaintsAt } from './axe-widths.ts';
import { addressOf, launch, visitor, type Watched } from './browser.ts';
import { choose } from './hand.ts';
import { dataLayer, hydrated } from './hydrated.ts';

const slug = 'southbank-ford';

describe('finance in a real browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('[FIN-05] every change is counted at once, by keyboard, slider and pasted amounts; [FIN-12] event 26 is sent once', async () => {
    const { context, page, errors, outside } = await visitor(browser, { viewport: { width: 1440, height: 1000 } });
    await page.goto(addressOf(slug, '/finance'));
    await hydrated(page);
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
    await choose(calculator.getByRole('radio', { name: 'Monthly' }));
    await expect.poll(() => estimate.innerText()).toContain('/mo*');
    await calculator.getByRole('slider', { name: 'Interest rate' }).press('ArrowLeft');
    expect((await dataLayer(page)).map(({ eventId, action }) => [eventId, action])).toEqual([
      [26, 'change'],
      [26, 'slide'],
    ]);
    expect(errors).toEqual([]);
    expect(outside).toEqual([]);
    await context.close();
  });

  it('[FIN-12] a slider that is moved first is one event, however far it goes', async () => {
    const { context, page } = await visitor(browser, { viewport: { width: 1440, height: 1000 } });
    await page.goto(addressOf(slug, '/finance'));
    await hydrated(page);
    const calculator = page.locator('#finance-calculator');
    const term = calculator.getByRole('slider', { name: 'Term' });
    for (const key of ['ArrowRight', 'End', 'PageDown', 'Home']) await term.press(key);
    expect(await term.getAttribute('aria-valuetext')).toBe('1 year');
    await calculator.getByRole('textbox', { name: 'Vehicle price' }).fill('$35,000');
    await page.keyboard.press('Enter');
    await expect.poll(() => calculator.innerText()).toContain('$35,395');
    expect((await dataLayer(page)).map(({ eventId }) => eventId)).toEqual([26]);
    await context.close();
  });

  describe('the page, opened once', () => {
    let visit: Watched;
    let page: Page;
    beforeAll(async () => {
      visit = await visitor(browser, { viewport: { width: 1440, height: 1000 } });
      page = visit.page;
      await page.goto(addressOf(slug, '/finance'), { waitUntil: 'networkidle' });
      await hydrated(page);
    });
    afterAll(() => visit.context.close());

    it('[FIN-04] is accessible at 390 and 1440 pixels and does not scroll sideways', async () => {
      const found: string[] = [];
      for (const width of [390, 1440]) {
        found.push(...(await complaintsAt(page, [width], 'the finance page', { framed: true })));
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
          .toBeLessThanOrEqual(0);
      }
      expect(found).toEqual([]);
    });

    it('[PLUS-01] explains itself: the formula with its numbers, every payment, a chart with a table', async () => {
      const calculator = page.locator('#finance-calculator');
      await calculator.getByText('How is this worked out?').click();
      const text = await calculator.innerText();
      expect(text).toMatch(/P, what you borrow\s+\$30,395/);
      expect(text).toMatch(/8\.50% ÷ 52\s+0\.163462%/);
      expect(text).toMatch(/n, repayments: 5 years × 52\s+260/);
      await calculator.getByText('See every payment').click();
      const rows = calculator.getByRole('region', { name: 'Every payment' }).getByRole('row');
      await expect.poll(() => rows.count()).toBe(261);
      expect(await rows.last().innerText()).toMatch(/260\s+\$12\.\d\d\s+\$0\.\d\d\s+\$0\.00/);
      await expect
        .poll(() => calculator.getByRole('img', { name: /split into what pays off the car/ }).count())
        .toBe(1);
      expect(await calculator.getByRole('table', { name: 'Year by year' }).getByRole('row').count()).toBe(6);
    });

    it('[FIN-04] shows what the price may be, and [FIN-05] offers to enquire where there is nothing to pay', async () => {
      const calculator = page.locator('#finance-calculator');
      const price = calculator.getByRole('textbox', { name: 'Vehicle price' });
      for (const [typed, shown] of [
        ['260000', '$260,000'],
        ['-500', '$0'],
      ] as const) {
        await price.fill(typed);
        await price.press('Enter');
        await expect.poll(() => price.inputValue()).toBe(shown);
        expect(await calculator.getByRole('alert').innerText()).toBe(
          'Cannot be less than $1,000 or more than $250,000',
        );
        expect(await price.getAttribute('aria-invalid')).toBe('true');
      }
      expect(await calculator.getByRole('status').innerText()).toContain('Enquire for Finance');
      await price.fill('nonsense');
      await price.press('Enter');
      await expect.poll(() => price.inputValue()).toBe('$0');
      expect(await calculator.innerText()).not.toMatch(/NaN|Infinity|undefined/);
    });
  });

  it('[FIN-08] the disclaimer opens and closes, the warning is outside of it, without script too', async () => {
    const { context, page } = await visitor(browser, { javaScriptEnabled: false });
    // The first page that this site ever made.
    await page.goto(addressOf('bayside-toyota', '/finance'));
    expect(await page.locator('#finance-calculator').isVisible()).toBe(true);
    await page.goto(addressOf(slug, '/finance'));
    const legal = page.locator('#financeDisclaimer');
    expect(await legal.innerText()).toMatch(
      /… Show More[\s\S]*secured loan of \$30,000 over 5 years, repaid weekly\. WARNING: This comparison rate/,
    );
    await legal.getByText('Show More').click();
    expect(await legal.innerText()).toMatch(/may be payable\. Show Less/);
    const calculator = page.locator('#finance-calculator');
    expect(await calculator.innerText()).toMatch(/\$144 ?\/wk\*/);
    await context.close();
  });

  it('[FIN-03] without script nothing moves in vain: the page works the figures out for another price', async () => {
    const { context, page } = await visitor(browser, { javaScriptEnabled: false });
    await page.goto(addressOf(slug, '/finance'));
    const calculator = page.locator('#finance-calculator');
    expect(await calculator.getByRole('slider').count()).toBe(0);
    await page.getByLabel('Price in dollars').fill('60000');
    await page.getByRole('button', { name: 'Work it out' }).click();
    await page.waitForURL(/vehiclePriceBudget=60000/);
    expect(await calculator.innerText()).toMatch(/\$28\d ?\/wk\*/);
    await context.close();
  });

  it('[FIN-07] [FIN-08] the estimate box shows its terms and opens its disclaimer in a dialog, without script too', async () => {
    const { context, page } = await visitor(browser, { javaScriptEnabled: false });
    await page.goto(addressOf('harbour-ford', '/finance'));
    const box = page.locator('#finance');
    expect(await box.innerText()).toMatch(
      /Deposit \(10\.0%\)\s+\$3,000\s+Final payment \(30%\)\s+\$9,000\s+Term\s+5 years/,
    );
    await box.getByRole('button', { name: 'Finance disclaimer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Finance disclaimer' });
    expect(await dialog.innerText()).toMatch(
      /may be payable\.[\s\S]*\$30,000 over 5 years, repaid weekly\.[\s\S]*WARNING: This comparison rate/,
    );
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.isVisible()).toBe(false);
    await context.close();
  });
});
