import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from './browser.ts';
import { studioOf } from './staff-session.ts';
import { documentPath, fill } from './studio.ts';

describe('the disclaimer of a lender in the studio', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('[FIN-08] is written with placeholders at hand and a live sample beside it, which shows what is wrong', async () => {
    const studio = await studioOf(browser, 'bayside-toyota');
    const { page } = studio;
    await studio.go(documentPath('lender', 'lender-pier-street'));
    const sample = page.getByTestId('disclaimer-sample');
    await sample.waitFor({ timeout: 30_000 });
    await fill(page, 'disclaimer', '{lender}, {rate}, comparison rate {comparison rate}: {weekly repayment}. ');
    await expect
      .poll(() => sample.innerText())
      .toMatch(/\*Pier Street Finance, 7\.99% p\.a\., comparison rate 8\.\d\d% p\.a\.: \$1\d\d\.\d\d\./);
    expect(await sample.innerText()).toContain('WARNING: This comparison rate');
    await page.getByRole('button', { name: '{price}' }).click();
    await expect.poll(() => sample.innerText()).toContain('$30,000');
    await fill(page, 'interestRatePercent', '12');
    await expect.poll(() => sample.innerText()).toContain('12.00% p.a.');
    await fill(page, 'disclaimer', '{weekly repayment} a week');
    await expect.poll(() => sample.innerText()).toContain('may only stand together with {rate}');
    await expect.poll(() => page.getByTestId('action-publish').isDisabled()).toBe(true);
    await studio.context.close();
  });
});
