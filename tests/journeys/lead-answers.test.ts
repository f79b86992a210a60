import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { enquire, mailsTo, main, newAddress, openDesk, receiptOf } from './desk.fixture.ts';
import { records } from './forms.fixture.ts';

const slug = 'southbank-ford';
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('the dealer who answers', () => {
  it('[PLUS-10] staff answer in the desk: the shopper has it by mail and on their page; an enquiry that becomes overdue says so in an open desk', async () => {
    const email = newAddress();
    const id = await enquire(browser, slug, email, 'Is it still there?');
    const { context, page, errors } = await openDesk(browser, slug);
    await records("update leads set due_at = now() + interval '20 seconds' where id = $1", [id]);
    await page.goto(addressOf(slug, `/desk/leads/${id}`));
    await main(page).not.toContain('Overdue since');
    await main(page).toContain('Overdue since');
    await page.getByLabel('Answer by mail').fill('It is.\nWhen <b>would</b> you like to come?');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await main(page).toContain('When <b>would</b> you like to come?');
    await main(page).not.toContain('Overdue since');
    const marked = async () => (await mailsTo(email)).filter((mail) => mail.includes('When &lt;b&gt;would')).length;
    await expect.poll(marked).toBe(1);
    const shopper = await visitor(browser, { javaScriptEnabled: false });
    await shopper.page.goto(addressOf(slug, await receiptOf(email)));
    await main(shopper.page).toContain('Southbank Ford has answered your enquiry. The answer stands below.');
    await main(shopper.page).toContain('When <b>would</b> you like to come?');
    await shopper.context.close();
    expect(errors).toEqual([]);
    await context.close();
  });
});
